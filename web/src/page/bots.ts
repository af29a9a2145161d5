// Which of a game's bots sits down unless another is asked for: the one that plays well and talks.

const USUAL = 'greedy';

export function usualBot(bots: readonly string[]): string {
    return bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);
}
