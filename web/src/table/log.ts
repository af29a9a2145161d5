// The lines of the log: what happened is told once, and anew only when all would be told otherwise.

import type { AnyHappening } from '../protocol/messages';

interface Entry {
    version: number;
    lines: readonly string[];
}

export class Log {
    private told = new WeakMap<AnyHappening, Entry>();
    private by = '';

    /** `by` is all that the telling goes by besides what happened: the language, the players' names. */
    entries(happened: readonly AnyHappening[], by: string, tell: (happening: AnyHappening) => string[]): Entry[] {
        if (by !== this.by) this.told = new WeakMap();
        this.by = by;
        return happened.map((happening) => this.entry(happening, tell)).filter(({ lines }) => lines.length > 0);
    }

    private entry(happening: AnyHappening, tell: (happening: AnyHappening) => string[]): Entry {
        const entry = this.told.get(happening) ?? { version: happening.version, lines: tell(happening) };
        this.told.set(happening, entry);
        return entry;
    }
}
