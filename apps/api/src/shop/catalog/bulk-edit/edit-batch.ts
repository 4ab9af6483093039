import { notFound, wrongField } from '@shop/http/errors';
import type { Actor } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import { foldedText, type ProductChange, type ProductResult } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { BrandModel, type BrandRecord } from '../brands/brand.model.js';
import { brandNamed } from '../brands/product-brand.js';
import { CategoryModel, type CategoryRecord } from '../categories/category.model.js';
import { withoutUndefined } from '../files/import/changed-fields.js';
import { pricesAfter } from '../prices/prices-after.js';
import { mergeEdit } from '../products/merge-edit.js';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import { productFields } from '../products/stored-product.js';
import { retryingTaken } from '../products/taken-sku.js';
import { assertSummaryKept } from '../stock/assert-summary-kept.js';
import { stockAfter } from '../stock/stock-after-edit.js';
import { assertDetailsFit } from '../visibility/assert-details-fit.js';
import { detailFields } from '../visibility/product-details.js';
import { isOthersDoing } from './is-others-doing.js';
import { resultOf } from './result-of.js';
import { writeEdited, type EditedProduct } from './write-edited.js';

/**
 * Edits products in one transaction, which reads and writes them together. What is refused of one does not concern the
 * others.
 * @param note writes down in this transaction what became of them: what is noted is not edited again
 * @throws whatever is not about one of the products: then none is changed.
 */
export function editBatch(
  changes: readonly ProductChange[],
  by: Actor,
  note?: (results: readonly ProductResult[], session: ClientSession) => Promise<void>,
): Promise<ProductResult[]> {
  return retryingTaken(() =>
    inTransaction(async (session) => {
      const stored = { ...(await readStored(changes, session)), by };
      const edited: EditedProduct[] = [];
      const results: ProductResult[] = [];
      for (const change of changes)
        results.push(
          await resultOf(change.productId, async () => {
            const { already, ...one } = await editedProduct(change, stored, session);
            const { _id, name } = one.after;
            const isAlready =
              already.length > 0 &&
              change.quantity === undefined &&
              (note !== undefined || (await isOthersDoing(_id, already, by)));
            if (!isAlready) edited.push(one);
            return { name, isAlready };
          }),
        );
      await writeEdited(edited, by, session);
      await note?.(results, session);
      return results;
    }),
  );
}

/** What the products of a batch are and belong to, by id; brands also by name. */
interface Stored {
  products: ReadonlyMap<string, ProductRecord>;
  categories: ReadonlyMap<string, CategoryRecord>;
  brands: ReadonlyMap<string, BrandRecord>;
  /** Who edits them. */
  by: Actor;
  /** The brands that were asked for by name. */
  named: Map<string, BrandRecord | null>;
}

async function readStored(
  changes: readonly ProductChange[],
  session: ClientSession,
): Promise<Omit<Stored, 'by'>> {
  const ids = changes.map(({ productId }) => productId);
  const products = await ProductModel.find({ _id: { $in: ids } }, null, { session }).lean();
  const categoryIds = new Set([
    ...products.map(({ category }) => category.toHexString()),
    ...changes.flatMap(({ category }) => category ?? []),
  ]);
  const brandIds = products.flatMap(({ brand }) => brand ?? []);
  const categories = await CategoryModel.find({ _id: { $in: [...categoryIds] } }, null, {
    session,
  }).lean();
  const brands =
    brandIds.length > 0
      ? await BrandModel.find({ _id: { $in: brandIds } }, null, { session }).lean()
      : [];
  return {
    products: byId(products),
    categories: byId(categories),
    brands: byId(brands),
    named: new Map(),
  };
}

function byId<Document extends Pick<ProductRecord, '_id'>>(documents: readonly Document[]) {
  return new Map(documents.map((one) => [one._id.toHexString(), one]));
}

/**
 * A product before and after its change, and what the change names that was like this already.
 * @throws HttpError as `updateProduct` does.
 */
async function editedProduct(
  { productId, ...edit }: ProductChange,
  { products, categories, brands, named, by }: Stored,
  session: ClientSession,
): Promise<EditedProduct & { already: readonly string[] }> {
  const before = products.get(productId);
  if (!before) throw notFound('Product');
  const brandBefore = (before.brand && brands.get(before.brand.toHexString())) ?? null;
  const { values, texts, already } = await mergeEdit(edit, {
    stored: before,
    brand: brandBefore,
    isOneOfMany: true,
  });
  const category = categories.get(values.category);
  if (!category) throw wrongField('category', 'There is no such category');
  const { priceCents } = productFields(values, category).fields;
  assertDetailsFit({ details: detailFields(texts, brandBefore), priceCents, before, edit });
  const stock = before.options ? assertSummaryKept(edit, before) : stockAfter(edit, before);
  // Last, because it may make a brand, and nothing is refused any more.
  const brand = await brandOnce(texts.brand, { named, by }, session);
  const details = detailFields(texts, brand);
  const { fields, words } = productFields(values, category, {
    ...details,
    ...(before.options && { options: before.options }),
  });
  const after: ProductRecord = withoutUndefined({
    ...before,
    ...fields,
    ...details,
    ...stock,
    ...pricesAfter(
      before,
      { ...fields, ...details },
      { wasOffered: !before.hiddenAs, isOffered: !details.hiddenAs },
    ),
  });
  const from = categories.get(before.category.toHexString()) ?? null;
  return {
    ...{ before, after, words, already },
    belongedTo: { category: from, brand: brandBefore },
    belongsTo: { category, brand },
  };
}

async function brandOnce(
  name: string,
  { named, by }: Pick<Stored, 'named' | 'by'>,
  session: ClientSession,
): Promise<BrandRecord | null> {
  const key = foldedText(name);
  const known = named.get(key);
  if (known !== undefined) return known;
  const brand = await brandNamed(name, by, session);
  named.set(key, brand);
  return brand;
}
