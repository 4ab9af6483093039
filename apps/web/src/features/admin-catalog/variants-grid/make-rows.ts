import { foldedText, foldedValues, type ProductOption } from '@shop/shared';
import { randomKey } from '../../../lib/storage/random-key';
import { beginRow } from './begin-row';
import type { GridRow, Inherited, Prices } from './grid';
import { pairOptions, valueChanges, type Renaming, type RenamingQuestion } from './option-changes';
import { photoOfNewRow } from './photo-of-row';

/** A row that is no longer shown. It comes back, with what was typed in it, once its values are there again. */
export interface DroppedRow {
  row: GridRow;
  /** The names of the options that the row's values belong to. */
  options: readonly string[];
}

/** The rows, and the options that they have. */
export interface MadeRows {
  made: readonly ProductOption[];
  rows: readonly GridRow[];
  dropped: readonly DroppedRow[];
}

interface NewRows {
  /** The prices of new rows that share no value with another one. */
  prices: Prices;
  /** What the first row of a product without variants has. */
  inherited?: Inherited | undefined;
  /** What was answered to `renamingQuestions`; other values that are gone are removed. */
  renamings?: readonly Renaming[];
}

/** The combinations of all values, in the order of the options. */
function combinations(options: readonly ProductOption[]): string[][] {
  if (options.length === 0) return [];
  return options.reduce<string[][]>(
    (made, { values }) => made.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  );
}

/** How many combinations the options have. */
export function countCombinations(options: readonly ProductOption[]): number {
  return options.reduce((count, { values }) => count * values.length, options.length > 0 ? 1 : 0);
}

/** What became of each option: its place before, and what became of its values. */
function optionChanges({ made, dropped }: MadeRows, options: readonly ProductOption[]) {
  const pairs = pairOptions(made, options);
  return options.map(({ values }, at) => {
    const was = pairs[at];
    const before = was === undefined ? undefined : made[was];
    const known = new Set(
      dropped.map(({ row, options: names }) =>
        foldedText(row.values[placeOf(names, before?.name ?? '')] ?? ''),
      ),
    );
    return { was, ...valueChanges(before?.values ?? [], values, known) };
  });
}

/** What has to be asked before rows are made: whether a new value is the new name of one that is gone. */
export function renamingQuestions(
  grid: MadeRows,
  options: readonly ProductOption[],
): RenamingQuestion[] {
  return optionChanges(grid, options).flatMap(({ gone, fresh }, option) =>
    gone.map((was) => ({ option, was, values: fresh })),
  );
}

/**
 * The rows for these options: those that are there or were there with what is typed in them, and a new one for each
 * combination that is missing.
 */
export function makeRows(
  grid: MadeRows,
  options: readonly ProductOption[],
  { prices, inherited, renamings = [] }: NewRows,
): MadeRows {
  const changes = optionChanges(grid, options);
  for (const { option, was, now } of renamings) changes[option]?.kept.set(foldedText(was), now);
  const known = new Map<string, GridRow>();
  const names = grid.made.map(({ name }) => name);
  const left: DroppedRow[] = [];
  for (const row of grid.rows) {
    const values = options.map(({ values: [first = ''] }, at) => {
      const { was, kept } = changes[at] ?? {};
      // A new option gives the rows that are there its first value.
      return was === undefined ? first : kept?.get(foldedText(row.values[was] ?? ''));
    });
    const named = values.filter((value) => value !== undefined);
    const key = foldedValues(named);
    if (named.length === values.length && !known.has(key))
      known.set(key, { ...row, values: named });
    else left.push({ row, options: names });
  }
  const kept = [...known.values()];
  const dropped = [...left, ...grid.dropped].map((one) =>
    underNewNames(one, names, options, changes),
  );
  const newNames = options.map(({ name }) => name);
  // The one that was dropped last is found.
  const back = new Map(
    dropped.toReversed().map(({ row, options: own }) => [keyOf(own, row.values), row]),
  );
  const rows = combinations(options).map((values, at): GridRow => {
    const there = known.get(foldedValues(values)) ?? back.get(keyOf(newNames, values));
    const row = there ?? {
      ...newRow(values),
      ...beginRow(values, kept, prices),
      photo: photoOfNewRow(values, kept, options),
    };
    return { ...row, values, ...(at === 0 && inherited) };
  });
  const shown = new Set(rows.map(({ key }) => key));
  return { made: options, rows, dropped: dropped.filter(({ row }) => !shown.has(row.key)) };
}

/** The grid without a row, which comes back when its rows are made again. */
export function withoutRow<Grid extends MadeRows>(grid: Grid, key: string): Grid {
  const options = grid.made.map(({ name }) => name);
  const removed = grid.rows.filter((row) => row.key === key).map((row) => ({ row, options }));
  return {
    ...grid,
    rows: grid.rows.filter((row) => row.key !== key),
    dropped: [...removed, ...grid.dropped],
  };
}

/** A dropped row under the names that its options and values have now. */
function underNewNames(
  { row, options: names }: DroppedRow,
  madeNames: readonly string[],
  options: readonly ProductOption[],
  changes: ReturnType<typeof optionChanges>,
): DroppedRow {
  const values = [...row.values];
  const renamed = names.map((name, at) => {
    const was = placeOf(madeNames, name);
    const now = changes.findIndex((change) => change.was === was);
    values[at] = changes[now]?.kept.get(foldedText(values[at] ?? '')) ?? values[at] ?? '';
    return options[now]?.name ?? name;
  });
  return { row: { ...row, values }, options: renamed };
}

const placeOf = (names: readonly string[], name: string) =>
  names.map(foldedText).indexOf(foldedText(name));

/** The same for the same values of the same options, whatever their order. */
const keyOf = (names: readonly string[], values: readonly string[]) =>
  names
    .map((name, at) => foldedValues([name, values[at] ?? '']))
    .sort()
    .join('\n');

function newRow(values: readonly string[]) {
  return {
    key: randomKey(),
    _id: undefined,
    values,
    sku: '',
    quantity: '0',
    quantityBefore: undefined,
    lowestPrice: '',
    barcode: '',
    hidden: false,
  };
}
