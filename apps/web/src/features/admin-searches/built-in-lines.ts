/** The maximum number of lines to show; searching finds the others. */
const SHOWN = 40;

/** The lines that contain a text, those that are off first, and how many more there are. */
export function builtInLines(
  lines: readonly string[],
  off: readonly string[],
  text: string,
): { lines: string[]; more: number } {
  const term = text.trim().toLowerCase();
  const found = [...new Set([...off, ...lines])].filter((line) => line.includes(term));
  return { lines: found.slice(0, SHOWN), more: Math.max(0, found.length - SHOWN) };
}
