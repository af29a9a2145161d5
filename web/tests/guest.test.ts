import { describe, expect, it } from 'vitest';

import { asGuest } from '../src/page/guest';
import { houseBundles } from '../src/speech/bundles';
import { LANGUAGES } from '../src/speech/languages';

describe('a viewer without a name', () => {
    it.each(LANGUAGES)('is a guest in the language that is read now: %s', async (language) => {
        const { page } = await houseBundles(language, 'native');
        const guest = page.formatPattern(page.getMessage('guest')!.value!);
        expect(asGuest([guest, 'Bruno'], 0, 'guest of now')).toEqual(['guest of now', 'Bruno']);
    });

    it('is not taken for another', () => {
        expect(asGuest(['Гость', 'Guest'], 0, 'Guest')).toEqual(['Гость', 'Guest']);
        expect(asGuest(['Гость', 'Anna'], 1, 'Guest')).toEqual(['Гость', 'Anna']);
        expect(asGuest(['Anna', 'Bruno'], 0, 'Guest')).toEqual(['Anna', 'Bruno']);
    });
});
