// Presses that were not meant: the second half of a double click answers no question that came in between.

/** A second press so soon after the first, by hand or key, was meant for what the first one answered. */
const SLIP = 400;
/** For how long it is said that a press was not heard. */
const READING = 4000;

/** When it was pressed: a busy page comes to hear of it later. */
export function pressTime(): number {
    return window.event?.timeStamp ?? performance.now();
}

export class Slips {
    private pressed = { at: -SLIP, asking: 0 };
    private reading = 0;
    /** The last press came too soon to be meant for what is asked now. */
    tooSoon = $state(false);

    /** Whether this press is the end of a double click whose beginning brought this question about. */
    slipped(asking: number): boolean {
        const at = pressTime();
        const slip = this.pressed.asking !== asking && at - this.pressed.at < SLIP;
        if (!slip) this.pressed = { at, asking };
        return this.say(slip);
    }

    /** Whether this press came right after that, and so may be the same one. */
    tooSoonAfter(at: number): boolean {
        return this.say(pressTime() - at < SLIP);
    }

    private say(slip: boolean): boolean {
        clearTimeout(this.reading);
        this.tooSoon = slip;
        if (slip) this.reading = window.setTimeout(() => (this.tooSoon = false), READING);
        return slip;
    }
}
