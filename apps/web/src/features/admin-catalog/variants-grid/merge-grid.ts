import { foldedValues, variantName } from '@shop/shared';
import { mergedText } from '../../../ui/feedback/merged-text';
import { mergeFields } from '../../../ui/forms/merge-fields';
import type { StoredVariants } from '../api/variants';
import { CELL_LABELS } from './cell-labels';
import { CELLS, gridRows, optionTexts, type Cell, type GridRow, type OptionTexts } from './grid';
import type { MadeRows } from './make-rows';

/** What is typed into the grid. */
export interface TypedGrid extends MadeRows {
  texts: OptionTexts[];
}

/** The grid of what is stored. */
export function gridOf({ product, variants, kept }: StoredVariants): TypedGrid {
  const options = (product.options ?? []).map(({ name }) => name);
  return {
    texts: optionTexts(product.options),
    made: product.options ?? [],
    rows: gridRows(variants),
    dropped: gridRows(kept ?? []).map((row) => ({ row, options })),
  };
}

type Clash = readonly [label: string, saved: string];

/** Puts what was typed into a row onto what is saved of its variant now. */
function mergeRow(typed: GridRow, opened: GridRow, saved: GridRow) {
  const { merged, clashes } = mergeFields<Cell, GridRow>(CELLS, { typed, opened, saved });
  const choose = <Name extends 'hidden' | 'photo' | 'values'>(name: Name) =>
    JSON.stringify(typed[name]) === JSON.stringify(opened[name]) ? saved[name] : typed[name];
  const row: GridRow = {
    ...merged,
    hidden: choose('hidden'),
    photo: choose('photo'),
    values: choose('values'),
  };
  const named = clashes.map((cell): Clash => [
    `${CELL_LABELS[cell]} of ${variantName(saved.values)}`,
    saved[cell],
  ]);
  return { row, clashes: named };
}

/** The rows of all variants, and of those that can come back, by the ids of these. */
const rowsById = ({ variants, kept = [] }: StoredVariants) =>
  new Map(gridRows([...variants, ...kept]).map((row) => [row._id, row]));

/**
 * Puts what was typed onto what somebody else has saved since. If they have changed the options, the rows are theirs,
 * with the cells that were typed into those that are left.
 * @param opened what the grid was opened with
 */
export function mergeGrid(typed: TypedGrid, opened: StoredVariants, now: StoredVariants) {
  const before = rowsById(opened);
  const saved = gridOf(now);
  const savedRows = rowsById(now);
  const clashes: Clash[] = [];
  const merge = (row: GridRow, stored: GridRow) => {
    const merged = mergeRow(row, before.get(row._id) ?? row, stored);
    clashes.push(...merged.clashes);
    return merged.row;
  };

  const haveOtherOptions =
    JSON.stringify(now.product.options) !== JSON.stringify(opened.product.options);
  if (haveOtherOptions) {
    const typedRows = new Map(typed.rows.map((row) => [row._id, row]));
    const rows = saved.rows.map((stored) => {
      const own = typedRows.get(stored._id);
      return own ? { ...merge(own, stored), values: stored.values } : stored;
    });
    const message = `${mergedText({ clashes })} The options are theirs: rows that you have added or removed are not kept.`;
    return { grid: { ...saved, rows }, message };
  }

  const kept = typed.rows.flatMap((row) => {
    const stored = savedRows.get(row._id);
    if (row._id === undefined) return [row];
    return stored ? [merge(row, stored)] : [];
  });
  const taken = new Set(kept.map(({ values }) => foldedValues(values)));
  const added = saved.rows.filter(
    ({ _id, values }) => !before.has(_id) && !taken.has(foldedValues(values)),
  );
  const left = typed.dropped.filter(({ row }) => row._id === undefined || savedRows.has(row._id));
  const there = new Set([...kept, ...left.map(({ row }) => row)].map(({ _id }) => _id));
  // What they have removed can come back, too.
  const dropped = [...left, ...saved.dropped.filter(({ row }) => !there.has(row._id))];
  return {
    grid: { ...typed, rows: [...kept, ...added], dropped },
    message: mergedText({ clashes }),
  };
}
