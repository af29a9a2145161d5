// The view of Omerta as it comes from the house.

import type { View } from '../../protocol/games/omerta';
import type { JsonObject } from '../../protocol/messages';

export type { Place, View } from '../../protocol/games/omerta';

export function read(view: JsonObject): View {
    return view as unknown as View;
}
