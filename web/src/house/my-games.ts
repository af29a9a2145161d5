// The tables where this browser has a seat, as they stand now.

import { forgetTable, myTables } from '../page/my-tables';
import { RefusedError, table } from '../protocol/api';
import type { TableInfo } from '../protocol/messages';

const SHOWN = 8; // of those that are over

export interface MyGames {
    /** Those that one can go on with. */
    going: TableInfo[];
    over: TableInfo[];
}

export async function myGames(): Promise<MyGames> {
    const found = await Promise.all(myTables().map(look));
    const tables = found.filter((info) => info !== null);
    return { going: tables.filter((info) => !isOver(info)), over: tables.filter(isOver).slice(0, SHOWN) };
}

const isOver = ({ status }: TableInfo) => status === 'over' || status === 'ended';

async function look(code: string): Promise<TableInfo | null> {
    try {
        return await table(code);
    } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        if (error.refused.reason === 'no-such-table') forgetTable(code);
        return null;
    }
}
