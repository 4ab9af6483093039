import type { ClientSession } from 'mongoose';
import { recountInBrands } from '../../../brands/product-brand.js';
import { recountInCategories } from '../../../categories/product-count.js';
import { notePricesOfLeft } from '../../../prices/left-variants.js';
import { ProductModel } from '../../../products/product.model.js';
import { removeRows, writeKeptRows } from '../../../stock/write-rows.js';
import { versionOf } from '../../../variants/save-variants.js';
import { VariantModel } from '../../../variants/variant.model.js';
import { updateBetween } from '../changed-fields.js';
import type { Written } from './written.js';

/** Writes the products of a batch with their variants, and counts them in their categories and brands. */
export async function writeAll(written: readonly Written[], session: ClientSession): Promise<void> {
  const fresh = written.filter(({ before }) => !before);
  // Bypasses the models here and below: all fields are valid already, and an import writes thousands.
  if (fresh.length > 0) {
    const products = fresh.map(({ product }) => product);
    await ProductModel.collection.insertMany(products, { session });
  }
  const variants = fresh.flatMap(({ rows }) => rows.map(({ after }) => after));
  if (variants.length > 0) await VariantModel.collection.insertMany(variants, { session });
  const known = written.flatMap(({ before, product }) => (before ? [{ before, product }] : []));
  if (known.length > 0) {
    const visibilities = known.map(({ before, product: after }) => ({ before, after }));
    await notePricesOfLeft(visibilities, session);
    for (const { removed, product } of written)
      await removeRows({ removed, version: versionOf(product) }, session);
    const rows = written.flatMap((one) => (one.before ? one.rows : []));
    if (rows.length > 0) await writeKeptRows(rows, session);
    const updates = known.map(({ before, product }) => ({
      updateOne: { filter: { _id: product._id }, update: updateBetween(before, product) },
    }));
    await ProductModel.collection.bulkWrite(updates, { session });
  }
  const counted = {
    before: known.map(({ before }) => before),
    after: written.map(({ product }) => product),
  };
  await recountInCategories(counted, session);
  await recountInBrands(counted, session);
}
