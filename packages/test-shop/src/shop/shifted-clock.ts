import { fileURLToPath } from 'node:url';

/** Preloaded into a process, it shifts its clock by the milliseconds that the file `CLOCK_FILE` names. */
export const SHIFTED_CLOCK = fileURLToPath(new URL('./shifted-clock.preload.mjs', import.meta.url));
