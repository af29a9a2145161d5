// What happened, in lines for the log, in the viewer's language.

import { botName } from '../page/bots';
import type { AnyHappening } from '../protocol/messages';
import { say, speech } from '../speech/speech.svelte';
import type { GameWords } from '../speech/words';

export function told(happening: AnyHappening, game: GameWords): string[] {
    const name = 'seat' in happening && happening.seat !== null ? game.seat(happening.seat) : '';
    switch (happening.kind) {
        case 'acted': {
            const lines = happening.events.map((event) => game.event(event));
            return happening.why === 'overdue' ? [say('happened-acted', { name }), ...lines] : lines;
        }
        case 'raced':
            return [
                say('happened-raced', { count: happening.results.length }),
                ...happening.results.map((result, index) =>
                    say('race-result', { ...result, place: index + 1, name: game.seat(result.seat) }),
                ),
                ...happening.events.map((event) => game.event(event)),
            ];
        case 'joined':
        case 'watching':
            return [say(`happened-${happening.kind}`, { name: happening.name })];
        case 'bot-seated':
            return [say('happened-bot-seated', { name: botName(happening.name), bot: say(`bot-${happening.bot}`) })];
        case 'freed':
            return [say('happened-freed', { name, why: happening.why })];
        case 'spoke':
            return [spoken(happening, game)];
        case 'voted':
            return [say('happened-voted', { name, matter: happening.matter, yes: happening.yes ? 'yes' : 'no' })];
        case 'muted':
            return [say('happened-muted', { name, muted: happening.muted ? 'yes' : 'no' })];
        case 'watcher-muted':
            return [say('happened-watcher-muted', { name: happening.name, muted: happening.muted ? 'yes' : 'no' })];
        case 'watcher-gone':
            return [say('happened-watcher-gone', { name: happening.name, kicked: happening.kicked ? 'yes' : 'no' })];
        case 'hushed':
            return [say('happened-hushed', { hushed: happening.hushed ? 'yes' : 'no' })];
        case 'stand-in': {
            const bot = happening.bot ? say(`bot-${happening.bot}`) : 'none';
            return [say('happened-stand-in', { name, bot })];
        }
        case 'rematch':
            return [say('happened-rematch', { code: happening.code })];
        case 'reopened':
            return [say('happened-reopened', { time: span(happening.lost) })];
        default:
            return [say(`happened-${happening.kind}`, { name })];
    }
}

type Spoken = Extract<AnyHappening, { kind: 'spoke' }>;

function spoken({ name, to, text, phrase }: Spoken, game: GameWords): string {
    const other = typeof to === 'number' ? game.seat(to) : '';
    const said = phrase ? say(`phrase-${phrase}`) : (text ?? '');
    return say('happened-spoke', { name, text: said, other, to: typeof to === 'number' ? 'seat' : to });
}

const SECOND = 1000;
const SPANS = [
    ['span-days', 86_400 * SECOND],
    ['span-hours', 3_600 * SECOND],
    ['span-minutes', 60 * SECOND],
    ['span-seconds', SECOND],
] as const;

/** A length of time in its largest unit. */
export function span(milliseconds: number): string {
    const [key, unit] = SPANS.find(([, length]) => milliseconds >= length) ?? SPANS[3];
    return say(key, { count: Math.round(milliseconds / unit) });
}

/** Minutes and seconds, as clocks show them; days in words. */
export function clockFace(milliseconds: number): string {
    if (milliseconds >= 86_400 * SECOND) return span(milliseconds);
    const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
    const digits = (value: number) => speech.number(value).padStart(2, speech.number(0));
    const hours = Math.floor(seconds / 3600);
    const shown = [Math.floor(seconds / 60) % 60, seconds % 60].map(digits).join(':');
    return hours ? `${speech.number(hours)}:${shown}` : shown;
}
