// A clock that goes only when a test says so.

import type { Clock } from '../src/table/queue';

export class TestClock implements Clock {
    private now = 0;
    private alarms: { at: number; then: () => void }[] = [];

    later(milliseconds: number, then: () => void): () => void {
        const alarm = { at: this.now + milliseconds, then };
        this.alarms.push(alarm);
        return () => (this.alarms = this.alarms.filter((one) => one !== alarm));
    }

    /** All that is due by then happens in its order. */
    pass(milliseconds: number): void {
        const end = this.now + milliseconds;
        for (;;) {
            const [next] = this.alarms.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
            if (!next) break;
            this.alarms = this.alarms.filter((one) => one !== next);
            this.now = next.at;
            next.then();
        }
        this.now = end;
    }
}
