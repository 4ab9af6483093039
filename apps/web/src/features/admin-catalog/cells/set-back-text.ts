/** What became of a row whose save was undone. */
export interface SetBack {
  isBack: boolean;
  /** Fields that stay, because they have changed since: `Price of Atlas`. */
  kept: readonly string[];
}

const list = new Intl.ListFormat('en');

/** `1 row is`, `2 rows are`. */
export function rowsText(count: number): string {
  return count === 1 ? '1 row is' : `${count} rows are`;
}

/** What became of all rows whose saves were undone, and whether all is as it was. */
export function setBackText(results: readonly SetBack[]): { text: string; isWhole: boolean } {
  const kept = results.flatMap((one) => one.kept);
  const refused = results.filter(({ isBack }) => !isBack).length;
  const texts = [
    `${rowsText(results.length - refused)} as before.`,
    ...(refused > 0 ? [`${rowsText(refused)} not set back: see there why.`] : []),
    ...(kept.length > 0
      ? [`Left as it is, because it has changed since: ${list.format(kept)}.`]
      : []),
  ];
  return { text: texts.join(' '), isWhole: refused === 0 && kept.length === 0 };
}
