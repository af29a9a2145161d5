// Who gives no name sits down as a guest, in the words of the language of that moment.

const GUESTS = ['Guest', 'Гость', 'Gość', 'مهمان'];

/** Names as the viewer reads them: a viewer without a name is a guest in any language, unless another has that name. */
export function asGuest(names: readonly string[], you: number | null, guest: string): string[] {
    const free = !names.some((name, seat) => seat !== you && name === guest);
    return names.map((name, seat) => (seat === you && free && GUESTS.includes(name) ? guest : name));
}
