import type { Hands } from './hands.js';
import type { World } from './world.js';

/** Something that a merchant does, beginning at the dashboard. @throws Error when it is not done. */
export type Job = (hands: Hands, world: World) => Promise<void>;
