const DAY = 24 * 60 * 60 * 1000;

/** When something ends, in milliseconds since 1970. A date stands for the whole day. */
export function endOf(text: string): number {
  return Date.parse(text) + (text.includes('T') ? 0 : DAY);
}
