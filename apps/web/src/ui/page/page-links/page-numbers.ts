/** Stands for pages that are left out. */
export const GAP = 'gap';

/** The page numbers to link to: the first, the last, the current one and those beside it, `1 2 3 … 9`. */
export function pageNumbers(page: number, last: number): (number | typeof GAP)[] {
  const center = Math.min(Math.max(page, 2), Math.max(last - 1, 1));
  const candidates = [1, center - 1, center, center + 1, last];
  const numbers = [...new Set(candidates)].filter((number) => number >= 1 && number <= last);
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? number - 1) - 1;
    if (missing === 0) return [number];
    // In place of a single page, a gap would save nothing.
    return missing === 1 ? [number - 1, number] : [GAP, number];
  });
}
