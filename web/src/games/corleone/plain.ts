// Money and goods: cards without a text.

export function isPlain(card: string): boolean {
    return /^(money-\d|gun|booze|blood-money|narcotics)$/.test(card);
}
