// How long to wait before something is tried again: longer each time, and not all visitors at the same moment.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Backoff {
    private wait = FIRST_WAIT;

    next(): number {
        const now = this.wait * (0.5 + Math.random() / 2);
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
        return now;
    }

    forget(): void {
        this.wait = FIRST_WAIT;
    }
}
