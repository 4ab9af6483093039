import type { ClientSession } from 'mongoose';
import type { RowChange } from '../variants/row-changes.js';
import { VariantModel, type VariantRecord } from '../variants/variant.model.js';

/** The rows of a grid, and the variants that are not in it any more. */
export interface GridChange {
  rows: readonly RowChange[];
  removed: readonly VariantRecord[];
  /** The version that this save makes. */
  version: number;
}

/** Writes the rows that differ from what is stored, and removes or archives what is not in the grid. */
export async function writeRows(change: GridChange, session: ClientSession): Promise<void> {
  await removeRows(change, session);
  await writeKeptRows(change.rows, session);
}

/** Deletes variants that leave the grid, and archives those that orders have. */
export async function removeRows(
  { removed, version }: Pick<GridChange, 'removed' | 'version'>,
  session: ClientSession,
): Promise<void> {
  if (removed.length === 0) return;
  const never = removed.flatMap(({ _id, wasOrdered }) => (wasOrdered ? [] : _id));
  await VariantModel.deleteMany({ _id: { $in: never } }, { session });
  const archived = removed.flatMap(({ _id, wasOrdered, pastPrices }) => {
    const $set = { archivedIn: version, quantity: 0, ...(pastPrices && { pastPrices }) };
    return wasOrdered
      ? [{ updateOne: { filter: { _id }, update: { $set, $unset: { skuKey: 1 } } } }]
      : [];
  });
  if (archived.length > 0) await VariantModel.bulkWrite(archived, { session });
}

/** Writes the rows of one or several grids that differ from what is stored. */
export async function writeKeptRows(
  rows: readonly RowChange[],
  session: ClientSession,
): Promise<void> {
  const changed = rows.filter(({ before, after }) => before && !isSame(before, after));
  // All at first, so that two variants can exchange their SKUs.
  const freed = changed.filter(({ before, after }) => before?.skuKey !== after.skuKey);
  if (freed.length > 0)
    await VariantModel.updateMany(
      { _id: { $in: freed.map(({ after }) => after._id) } },
      { $unset: { skuKey: 1 } },
      { session },
    );
  const updates = changed.map(({ after: { _id, ...fields } }) => ({
    updateOne: { filter: { _id }, update: { $set: fields } },
  }));
  if (updates.length > 0) await VariantModel.bulkWrite(updates, { session });
  const added = rows.flatMap(({ before, after }) => (before ? [] : after));
  if (added.length > 0) await VariantModel.insertMany(added, { session });
}

/** Compares the fields by name: the database may keep them in another order. */
function isSame(one: VariantRecord, other: VariantRecord): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof VariantRecord>;
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
