/** Seconds. */
export const QUARTER_HOUR = 15 * 60;
/** Seconds. */
export const DAY = 24 * 60 * 60;
