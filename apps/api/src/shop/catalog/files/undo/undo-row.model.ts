import { IMPORT_LIMITS } from '@shop/shared';
import mongoose, { Schema, Types, type ClientSession } from 'mongoose';
import type { Written } from '../import/write/written.js';
import { changedFields, updateBetween } from '../import/changed-fields.js';
import type { ProductRecord } from '../../products/product.model.js';
import type { RowChange } from '../../variants/row-changes.js';
import type { VariantRecord } from '../../variants/variant.model.js';
import { productDigest, type ProductDigest } from './product-digest.js';

/** What a product was before an import wrote it. */
export interface UndoRowRecord {
  _id: Types.ObjectId;
  job: Types.ObjectId;
  /** Its place among the products that the import has written. */
  number: number;
  line: number;
  product: Types.ObjectId;
  name: string;
  /** How the import has left it. */
  after: ProductDigest;
  /** The fields that the import has changed; absent if the product was new. */
  before?: { set: Partial<ProductRecord>; unset: string[] };
  /** Variants that the import has changed, removed or brought back, as they were, and the ids of those that are new. */
  variants: VariantRecord[];
  added: Types.ObjectId[];
  at: Date;
}

const schema = new Schema<UndoRowRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    number: { type: Number, required: true },
    line: { type: Number, required: true },
    product: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    after: { type: Schema.Types.Mixed, required: true },
    before: Schema.Types.Mixed,
    variants: { type: Schema.Types.Mixed, required: true },
    added: { type: [Schema.Types.ObjectId], required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false, collection: 'importundorows' },
);

schema.index({ job: 1, number: 1 }, { unique: true });
schema.index({ at: 1 }, { expireAfterSeconds: IMPORT_LIMITS.undoDays * 24 * 60 * 60 });

export const UndoRowModel = mongoose.model<UndoRowRecord>('ImportUndoRow', schema);

/** Keeps what the products of a batch were before. */
export async function addUndoRows(
  job: Types.ObjectId,
  { cursor, written }: { cursor: number; written: readonly Written[] },
  session: ClientSession,
): Promise<void> {
  if (written.length === 0) return;
  const at = new Date();
  const rows = written.map((one, place) => ({ job, number: cursor + place, at, ...rowOf(one) }));
  // Bypasses the model: an import writes thousands.
  await UndoRowModel.collection.insertMany(
    rows.map((row) => ({ _id: new Types.ObjectId(), ...row })),
    { session },
  );
}

function rowOf({ line, product, before, rows, removed, known }: Written) {
  const after = rows.length > 0 ? rows.map((row) => row.after) : known;
  const shared = {
    ...{ line, product: product._id, name: product.name },
    after: productDigest(product, after),
  };
  if (!before) return { ...shared, variants: [], added: [] };
  const { $set: set = {}, $unset = {} } = updateBetween(product, before);
  return {
    ...shared,
    before: { set, unset: Object.keys($unset) },
    variants: [...rows.flatMap((row) => (isChanged(row) ? (row.before ?? []) : [])), ...removed],
    added: rows.flatMap((row) => (row.before ? [] : row.after._id)),
  };
}

function isChanged({ before, after }: RowChange): boolean {
  return !before || changedFields(before, after).length > 0;
}
