/** Lengths of description previews in characters (spec, section 9). */
export const PREVIEW_LENGTH = { card: 30, adminList: 50 } as const;

/** The first `length` characters of a text. A character outside the basic plane counts once and is never split. */
export function truncate(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('');
}

/** At most `length` characters of a text. A longer one ends with its last whole word that fits, and `…`. */
export function shorten(text: string, length: number): string {
  const start = truncate(text, length);
  if (start === text) return text;
  const words = truncate(text, length - 1).replace(/[\s\p{P}]*\s\S*$/u, '');
  return /\s/.test(start) ? `${words}…` : start;
}

/** The first `length` characters of a text, followed by three dots (spec, section 2). */
export function preview(text: string, length: number): string {
  return `${truncate(text, length)}...`;
}
