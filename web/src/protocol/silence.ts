// Nobody tells of a way that is cut without a word, as by sleep or a router: only the house's pings stay away.

const LONGEST = 9_000; // the house pings every 4 s: one ping may be lost
const LONGEST_IN_DOUBT = 5_000;

/** Begins when it is made, and again whenever it is broken. */
export class Silence {
    private since = Date.now();
    private timer = 0;

    constructor(private readonly tooLong: () => void) {
        this.bear(LONGEST);
    }

    broken(): void {
        this.since = Date.now();
        this.bear(LONGEST);
    }

    /** Something may have happened to the way: this silence is borne for a shorter time, or no longer. */
    doubt(): void {
        this.bear(LONGEST_IN_DOUBT);
    }

    end(): void {
        clearTimeout(this.timer);
    }

    /** By the clock on the wall, since timers may stand still while the device sleeps. */
    private bear(patience: number): void {
        clearTimeout(this.timer);
        this.timer = window.setTimeout(this.tooLong, Math.max(0, this.since + patience - Date.now()));
    }
}
