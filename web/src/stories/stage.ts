// The other end of the line for a story: it answers what its script says, where a house would ask the rules.

import type { GameModule } from '../games/module';
import { RefusedError } from '../protocol/api';
import type { Answer, Connection, LineState, Listener, Said } from '../protocol/line';
import type { AnyHappening, Foreseen, JsonObject, Position, Refused, Welcome } from '../protocol/messages';
import { Session } from '../table/session.svelte';
import { Table } from '../table/table.svelte';
import { welcome } from './example';

interface Script {
    /** Why something is not allowed; nothing if it is. */
    refuses?: (action: JsonObject) => Omit<Refused, 'type' | 'id'> | null;
    /** What every action is sure to bring. */
    brings?: Pick<Foreseen, 'events' | 'stop'>;
    /** What others do as soon as the viewer has done anything. */
    follows?: readonly { seat: number; events: JsonObject[] }[];
    line?: LineState;
}

/** A table at which everything is as the story wants it. */
export function staged(game: GameModule, first: Partial<Welcome> = {}, script: Script = {}): Table {
    const said = welcome(first);
    const session = new Session(said.table.code, said.you, (listener) => new Stage(listener, said, script));
    return new Table(session, game, said.table, () => undefined);
}

const ID = 'story';

class Stage implements Connection {
    readonly settled = true;
    private version: number;

    constructor(
        private readonly listener: Listener,
        private readonly first: Welcome,
        private readonly script: Script,
    ) {
        this.version = first.version;
        queueMicrotask(() => {
            listener.welcome(first);
            listener.state(script.line ?? 'connected');
        });
    }

    async say(said: Said): Promise<Answer> {
        const refused = 'action' in said ? (this.script.refuses?.(said.action) ?? null) : null;
        if (refused) throw new RefusedError({ type: 'refused', id: ID, ...refused });
        switch (said.type) {
            case 'foresee':
                return this.foreseen();
            case 'chat':
                this.happen([{ kind: 'spoke', seat: 0, name: 'Anna', to: said.to, text: said.text ?? null, phrase: said.phrase ?? null }]);
                break;
            case 'act':
                this.happen(this.script.follows?.map((one) => ({ kind: 'acted', why: 'chosen', ...one })) ?? []);
                break;
        }
        return { type: 'ack', id: ID, version: this.version };
    }

    close(): void {
        this.listener.state('closed');
    }

    private foreseen(): Foreseen {
        const { events, stop } = this.script.brings ?? { events: [], stop: 'others' };
        return { type: 'foreseen', id: ID, version: this.version, events, stop, view: this.position.view };
    }

    private happen(happened: readonly Untimed[]): void {
        for (const one of happened) {
            this.version += 1;
            const news = { ...one, version: this.version, at: Date.now() } as AnyHappening;
            const { clocks } = this.first;
            this.listener.news({ type: 'news', version: this.version, now: Date.now(), happened: [news], clocks, position: this.position });
        }
    }

    private get position(): Position {
        return this.first.position!;
    }
}

type Untimed = AnyHappening extends infer H ? (H extends { version: number; at: number } ? Omit<H, 'version' | 'at'> : never) : never;
