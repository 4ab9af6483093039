/** Lengths of description previews in characters (spec, section 9). */
export const PREVIEW_LENGTH = { card: 30, adminList: 50 } as const;

/** The first `length` characters of a text. A character outside the basic plane counts once and is never split. */
export function truncate(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('');
}

/** The first `length` characters of a text, followed by three dots (spec, section 2). */
export function preview(text: string, length: number): string {
  return `${truncate(text, length)}...`;
}
