// The game whose cards and words the stories are told with.

import { gameModule } from '../games/module';
import { speech } from '../speech/speech.svelte';

export const GAME = 'omerta';
export const [game] = await Promise.all([gameModule(GAME), speech.learn(GAME)]);
