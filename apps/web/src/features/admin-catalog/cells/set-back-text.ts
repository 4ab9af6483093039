/** What became of a row whose save was undone. */
export interface SetBack {
  isBack: boolean;
  /** Fields that stay, because they have changed since: `Price of Atlas`. */
  kept: readonly string[];
}

/** Undoes what was saved in a row. */
export type Undo = () => Promise<SetBack>;

const list = new Intl.ListFormat('en');

const countText = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** `1 row is`, `2 rows are`. */
export function rowsText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'is' : 'are'}`;
}

/** What became of all rows whose saves were undone, and whether all is as it was. */
export function setBackText(results: readonly SetBack[]): { text: string; isWhole: boolean } {
  const kept = results.flatMap((one) => one.kept);
  const refused = results.filter(({ isBack }) => !isBack).length;
  const texts = [
    `${countText(results.length - refused)} restored.`,
    ...(refused > 0 ? [`${countText(refused)} not restored: each says why.`] : []),
    ...(kept.length > 0
      ? [`Not restored, because it has changed since: ${list.format(kept)}.`]
      : []),
  ];
  return { text: texts.join(' '), isWhole: refused === 0 && kept.length === 0 };
}
