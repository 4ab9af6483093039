import { variantName, variantsInputSchema, type VariantChanges } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { badRequest } from '@shop/http/errors';
import type { ProductRecord } from '../products/product.model.js';
import { variantsOf } from './find-variants.js';
import { keptRow } from './kept-row.js';
import { saveGrid, type SavedGrid } from './save-variants.js';

/**
 * Changes some variants of a product, one of many, and leaves the others as they are, in one transaction.
 * @throws HttpError as `saveVariants` does; 400 if a variant's other values forbid the change.
 */
export function changeVariants(id: string, changes: VariantChanges, by: Actor): Promise<SavedGrid> {
  const seen = { ...changes, isOneOfMany: true };
  return saveGrid(id, seen, (product, session) => changedGrid(product, changes, session), by);
}

async function changedGrid(
  product: ProductRecord,
  { rows, version, editKey }: VariantChanges,
  session: ClientSession,
) {
  const changes = new Map(rows.map((row) => [row._id, row]));
  const variants = (await variantsOf(product._id, session)).map((variant) => {
    const kept = keptRow(variant);
    return { ...kept, ...changes.get(variant._id.toHexString()) };
  });
  const input = { options: product.options ?? [], variants, version, editKey };
  const { data, error } = variantsInputSchema.safeParse(input);
  if (data) return data;
  const [issue] = error.issues;
  const [, row] = issue?.path ?? [];
  const values = typeof row === 'number' ? variants[row]?.values : undefined;
  throw badRequest(`${values ? `${variantName(values)}: ` : ''}${issue?.message ?? ''}`);
}
