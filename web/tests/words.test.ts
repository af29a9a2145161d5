import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import type { Arguments, JsonObject } from '../src/protocol/messages';
import { preferredLanguage } from '../src/speech/languages';
import { GameWords, singular } from '../src/speech/words';

const TEXTS = `
card-bottle = Bottle { $value }
card-lady = Lady
event-saw = { $seat } sees, in places { $places }: { $cards }
event-drew = { $seat } draws.
event-offered = { $seat } to { $to }: { $give }. { $said }
event-completed = { $job } for { $goods }, in { $figure }
event-scored = { $turfs } turfs, { $sum } in all
phrase-cash = { $amount } dollars
phrase-card = the { $card }
quoted = “{ $text }”
area-queens = Queens
no-card-locked = The card in place { $place } is locked.
do-snitch = { $same ->
    [yes] two to { $seat }
   *[no] one to { $seat }, one to { $other_seat }
 }
do-draw = { $from ->
    [pile] draw
   *[discard] take
 }
`;

const DECLARED: Arguments = {
    seats: ['seat', 'other_seat', 'to'],
    places: ['place'],
    amounts: ['amount', 'turfs'],
    choices: { from: ['pile', 'discard'] },
    quotes: ['said'],
    words: { card: ['card'], job: ['card'], goods: ['card'], figure: ['business', 'area'] },
    phrases: ['give'],
    lists: ['to', 'give'],
};

function words(language: 'en' | 'fa' = 'en'): GameWords {
    const bundle = new FluentBundle(language === 'fa' ? 'fa-u-nu-arabext' : 'en', { useIsolating: false });
    bundle.addResource(new FluentResource(TEXTS));
    return new GameWords(language, 'native', bundle, ['Anna', 'Boris', 'Carla'], DECLARED);
}

describe('the words of a game', () => {
    it('name seats, count places from one, and list cards', () => {
        const event = { event: 'saw', seat: 1, places: [0, 2], cards: ['lady', 'bottle-7'] };
        expect(words().event(event)).toBe('Boris sees, in places 1, 3: Lady, Bottle 7');
    });

    it('say refusals with their arguments', () => {
        expect(words().refusal('card-locked', { place: 2 })).toBe('The card in place 3 is locked.');
    });

    it('leave words alone that the text chooses by', () => {
        expect(words().action({ verb: 'draw', from: 'pile' }, 'turn')).toBe('draw');
    });

    it('go by what the game declares, whatever the names', () => {
        const offered = { event: 'offered', seat: 0, to: [1, 2], said: 'Well?' };
        const give: JsonObject[] = [
            { phrase: 'cash', amount: 3 },
            { phrase: 'card', card: 'lady' },
        ];
        expect(words().event({ ...offered, give })).toBe('Anna to Boris, Carla: 3 dollars, the Lady. “Well?”');
        const completed = { event: 'completed', job: 'lady', goods: 'lady+bottle-2', figure: 'queens' };
        expect(words().event(completed)).toBe('Lady for Lady, Bottle 2, in Queens');
    });

    it('say a number as it is if it is an amount, or is not declared', () => {
        expect(words().event({ event: 'scored', turfs: 2, sum: 7 })).toBe('2 turfs, 7 in all');
    });

    it('know whether two seats are one', () => {
        expect(words().action({ verb: 'snitch', seat: 1, other_seat: 1 }, 'ability')).toBe('two to Boris');
        expect(words().action({ verb: 'snitch', seat: 1, other_seat: 2 }, 'ability')).toBe('one to Boris, one to Carla');
    });

    it('are listed from the right where all is, also figures and Latin names', () => {
        const places = { event: 'saw', seat: 0, places: [0, 2], cards: ['bottle-7'] };
        expect(words('fa').event(places)).toBe('Anna sees, in places \u200f\u2068۱\u2069، \u2068۳\u2069: Bottle ۷');
    });

    it('use the digits of the language', () => {
        expect(words('fa').event({ event: 'saw', seat: 0, places: [0], cards: ['bottle-7'] })).toBe('Anna sees, in places ۱: Bottle ۷');
        expect(words('fa').number(12)).toBe('۱۲');
    });

    it('show a key that has no text rather than nothing', () => {
        expect(words().say('no-such-key')).toBe('no-such-key');
    });
});

describe('plurals of arguments', () => {
    it('are the singular with an ending', () => {
        expect(['cards', 'allies', 'businesses', 'seat'].map(singular)).toEqual(['card', 'ally', 'business', 'seat']);
    });
});

describe('the first language', () => {
    it('is the first of the browser that we speak', () => {
        expect(preferredLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
        expect(preferredLanguage(['fa-IR'])).toBe('fa');
        expect(preferredLanguage(['de'])).toBe('en');
    });
});
