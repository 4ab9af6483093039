import type { Actor } from '@shop/http/access';
import type { ClientSession } from 'mongoose';
import { recordAuditEntries } from '../../audit/index.js';
import type { BrandRecord } from '../brands/brand.model.js';
import { recountInBrands } from '../brands/product-brand.js';
import type { CategoryRecord } from '../categories/category.model.js';
import { recountInCategories } from '../categories/product-count.js';
import { changed } from '../changes/changed.js';
import { LISTS, productTag } from '../changes/tags.js';
import { updateBetween } from '../files/import/changed-fields.js';
import { notePricesOfLeft } from '../prices/left-variants.js';
import { productFacts } from '../products/product-facts.js';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import { learnWords } from '../search/search-index.js';
import { recordMovements } from '../stock/record-movements.js';
import { leftTags } from '../visibility/departures.js';

interface Belonging {
  category: CategoryRecord | null;
  brand: BrandRecord | null;
}

/** A product that an edit changes, with its category and brand before and after. */
export interface EditedProduct {
  before: ProductRecord;
  after: ProductRecord;
  belongedTo: Belonging;
  belongsTo: Belonging;
  /** The words that it is found by. */
  words: readonly string[];
}

/** Writes edited products in the caller's transaction, with all that follows from them. */
export async function writeEdited(
  edited: readonly EditedProduct[],
  by: Actor,
  session: ClientSession,
): Promise<void> {
  if (edited.length === 0) return;
  const updates = edited.flatMap(({ before, after }) => {
    const update = updateBetween(before, after);
    return Object.keys(update).length > 0
      ? [{ updateOne: { filter: { _id: after._id }, update } }]
      : [];
  });
  await notePricesOfLeft(edited, session);
  // Bypasses the model: all fields are valid already.
  if (updates.length > 0) await ProductModel.collection.bulkWrite(updates, { session });
  const counted = {
    before: edited.map(({ before }) => before),
    after: edited.map(({ after }) => after),
  };
  await recountInCategories(counted, session);
  await recountInBrands(counted, session);
  await learnWords([...new Set(edited.flatMap(newWords))], session);
  const tags = edited.map(({ after }) => productTag(after._id));
  await changed([...tags, LISTS, ...leftTags(edited)], session);
  await recordMovements(
    edited.map(({ before, after: { _id, quantity } }) => {
      return { product: _id, moved: quantity - before.quantity, quantity };
    }),
    { reason: 'edit', by: by._id },
    session,
  );
  await recordAuditEntries(edited.map(actOf), by, session);
}

function newWords({ before, words }: EditedProduct): string[] {
  const indexed = new Set(before.searchWords);
  return words.filter((word) => !indexed.has(word));
}

function actOf({ before, after, belongedTo, belongsTo }: EditedProduct) {
  return {
    action: 'updateProduct',
    subject: { kind: 'product', _id: after._id, name: after.name },
    before: productFacts(before, belongedTo),
    after: productFacts(after, belongsTo),
  } as const;
}
