// Sounds made on the spot: a few tones and a little noise, no files.

import type { Sound } from './sounds';

type Player = (context: AudioContext, out: AudioNode, at: number) => void;

export const TUNES: Record<Sound, Player> = {
    card: (c, out, at) => hiss(c, out, at, 0.07, 2400),
    flip: (c, out, at) => hiss(c, out, at, 0.05, 3600),
    shuffle: (c, out, at) => [0, 0.07, 0.14, 0.21].forEach((late) => hiss(c, out, at + late, 0.06, 2000)),
    turn: (c, out, at) => tones(c, out, at, [392, 523], 0.12),
    race: (c, out, at) => tones(c, out, at, [784, 784], 0.06),
    hit: (c, out, at) => tones(c, out, at, [523, 659, 784], 0.07),
    miss: (c, out, at) => tones(c, out, at, [233, 175], 0.14),
    call: (c, out, at) => tones(c, out, at, [196, 294, 392], 0.2),
    end: (c, out, at) => tones(c, out, at, [392, 494, 587, 784], 0.16),
    talk: (c, out, at) => tones(c, out, at, [660], 0.06),
    refused: (c, out, at) => tones(c, out, at, [147], 0.12),
    bell: (c, out, at) => [262, 523, 659].forEach((height) => tones(c, out, at, [height], 0.7)),
    coin: (c, out, at) => tones(c, out, at, [1319, 1760], 0.05),
    latch: (c, out, at) => [0, 0.09].forEach((late) => hiss(c, out, at + late, 0.03, 1100)),
    lids: (c, out, at) => {
        [0, 0.08, 0.16, 0.24].forEach((late) => hiss(c, out, at + late, 0.04, 900));
        tones(c, out, at + 0.3, [330, 415, 494], 0.12);
    },
    shot: (c, out, at) => {
        hiss(c, out, at, 0.28, 700);
        tones(c, out, at + 0.25, [110, 82], 0.2);
    },
    stamp: (c, out, at) => {
        hiss(c, out, at, 0.08, 320);
        tones(c, out, at, [165], 0.07);
    },
    step: (c, out, at) => [0, 0.13].forEach((late) => hiss(c, out, at + late, 0.07, 420)),
    dice: (c, out, at) => [0, 0.07, 0.13, 0.22, 0.34].forEach((late) => hiss(c, out, at + late, 0.04, 1500)),
    war: (c, out, at) => [0, 0.18, 0.36, 0.45].forEach((late) => hiss(c, out, at + late, 0.12, 180)),
};

function tones(c: AudioContext, out: AudioNode, at: number, heights: number[], each: number): void {
    heights.forEach((height, index) => {
        const tone = c.createOscillator();
        const loudness = c.createGain();
        const start = at + index * each;
        tone.type = 'triangle';
        tone.frequency.value = height;
        loudness.gain.setValueAtTime(0.0001, start);
        loudness.gain.exponentialRampToValueAtTime(0.5, start + 0.015);
        loudness.gain.exponentialRampToValueAtTime(0.0001, start + each * 1.8);
        tone.connect(loudness).connect(out);
        tone.start(start);
        tone.stop(start + each * 2);
    });
}

function hiss(c: AudioContext, out: AudioNode, at: number, length: number, height: number): void {
    const noise = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
    const samples = noise.getChannelData(0);
    samples.forEach((_, index) => (samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 2));
    const source = c.createBufferSource();
    const filter = c.createBiquadFilter();
    source.buffer = noise;
    filter.type = 'bandpass';
    filter.frequency.value = height;
    source.connect(filter).connect(out);
    source.start(at);
}
