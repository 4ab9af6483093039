import { centsFromDollars, LIMITS, type ProductEdit, type ProductInput } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '../../http/access.js';
import { inTransaction, isDuplicate } from '../../mongo/transaction.js';
import { badRequest, conflict, notFound } from '../../http/errors.js';
import { CategoryModel, type CategoryRecord } from '../categories/category.model.js';
import { storePhoto, type PreparedPhoto } from '../photos/photos.js';
import { productFacts } from './product-facts.js';
import { ProductModel, RECENT_EDITS, type ProductRecord } from './product.model.js';
import { learnWords, searchFields } from '../search/search-index.js';
import { freeSlug, withFormerSlugs } from '../slugs.js';

/** A product as it was saved, with the category it is in. */
export interface SavedProduct {
  product: ProductRecord;
  category: CategoryRecord;
}

/**
 * Writes a new product with its photo, and counts it in its category.
 * @throws HttpError 400 if there is no such category.
 */
export async function createProduct(
  input: ProductInput,
  by: Actor,
  photo?: PreparedPhoto,
): Promise<SavedProduct> {
  return savingOnFreeSlug(async (session) => {
    const category = await countInCategory(input.category, 1, session);
    const fields = await productFields(input, category, session);
    const slug = await freeSlug(ProductModel, input.name, { session });
    const [product] = await ProductModel.create(
      [
        {
          ...fields,
          shipping: input.shipping ?? false,
          slug,
          slugs: [slug],
          photo: photoFields(photo),
        },
      ],
      { session },
    );
    if (!product) throw new Error('The product was not created');
    if (photo) await storePhoto(product._id, photo, session);
    await recordAuditEntry(
      {
        action: 'createProduct',
        by,
        subject: { kind: 'product', _id: product._id, name: product.name },
        before: null,
        after: productFacts(product, category),
      },
      session,
    );
    return { product: product.toObject(), category };
  });
}

/**
 * Replaces a product's fields. A new name brings a new slug, and the old one goes on finding the product; without a new
 * photo or shipping choice the present one stays.
 * @throws HttpError 404 for an unknown product, 400 if there is no such category, 409 if the stock can't move so far.
 */
export async function updateProduct(
  id: string,
  input: ProductEdit,
  by: Actor,
  photo?: PreparedPhoto,
): Promise<SavedProduct> {
  return savingOnFreeSlug(async (session) => {
    const before = await ProductModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Product');
    const { from, category } = await moveToCategory(before.category, input.category, session);
    const fields = await productFields(input, category, session);
    const slug =
      input.name === before.name
        ? before.slug
        : await freeSlug(ProductModel, input.name, { own: before._id, session });
    const product = await ProductModel.findByIdAndUpdate(
      id,
      {
        $set: {
          ...fields,
          ...stockAfter(input, before),
          slug,
          slugs: withFormerSlugs(slug, before.slugs),
          ...(input.shipping !== undefined && { shipping: input.shipping }),
          ...(photo && { photo: photoFields(photo) }),
        },
      },
      { session, returnDocument: 'after' },
    ).lean();
    if (!product) throw notFound('Product');
    if (photo) await storePhoto(product._id, photo, session);
    await recordAuditEntry(
      {
        action: 'updateProduct',
        by,
        subject: { kind: 'product', _id: product._id, name: product.name },
        before: productFacts(before, from),
        after: productFacts(product, category),
      },
      session,
    );
    return { product, category };
  });
}

/** What an edit makes of the stock: it moves as far as the form moved it, or is set where the form tells no difference. */
function stockAfter(
  { quantity, quantityBefore, editKey }: ProductEdit,
  before: Pick<ProductRecord, 'quantity' | 'recentEdits'>,
): Pick<ProductRecord, 'quantity' | 'recentEdits'> {
  if (quantityBefore === undefined) return { quantity };
  const moved = quantity - quantityBefore;
  const edits = before.recentEdits ?? [];
  const after = before.quantity + moved - (edits.find(({ key }) => key === editKey)?.moved ?? 0);
  if (after < 0 || after > LIMITS.productQuantity) {
    const message = `The stock is ${before.quantity} by now: it can't be changed from ${quantityBefore} to ${quantity} any more`;
    throw conflict(message, [{ field: 'quantity', message }]);
  }
  if (editKey === undefined) return { quantity: after };
  const others = edits.filter(({ key }) => key !== editKey);
  return {
    quantity: after,
    recentEdits: [...others, { key: editKey, moved }].slice(-RECENT_EDITS),
  };
}

/** Runs a save again when another writer took its slug meanwhile. */
async function savingOnFreeSlug(
  save: (session: ClientSession) => Promise<SavedProduct>,
): Promise<SavedProduct> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(save);
    } catch (error) {
      if (attempt === 5 || !isDuplicate(error, 'slugs')) throw error;
    }
  }
}

async function productFields(
  input: ProductInput,
  category: CategoryRecord,
  session: ClientSession,
) {
  const { name, description, quantity } = input;
  const { words, fields } = searchFields({ name, description, category: category._id });
  await learnWords(words, session);
  return {
    name,
    description,
    priceCents: centsFromDollars(input.price),
    quantity,
    category: category._id,
    ...fields,
  };
}

function photoFields(photo: PreparedPhoto | undefined) {
  return photo ? { version: photo.version, width: photo.width, height: photo.height } : null;
}

async function moveToCategory(
  from: Types.ObjectId,
  to: string,
  session: ClientSession,
): Promise<{ from: CategoryRecord | null; category: CategoryRecord }> {
  if (from.equals(to)) {
    const category = await countInCategory(to, 0, session);
    return { from: category, category };
  }
  const left = await CategoryModel.findOneAndUpdate(
    { _id: from },
    { $inc: { productCount: -1 } },
    { session },
  ).lean();
  return { from: left, category: await countInCategory(to, 1, session) };
}

/** Writing to the category makes this transaction meet one that deletes it: one of the two gives way. */
async function countInCategory(
  id: string,
  by: number,
  session: ClientSession,
): Promise<CategoryRecord> {
  const category = await CategoryModel.findOneAndUpdate(
    { _id: id },
    { $inc: { productCount: by } },
    { session, returnDocument: 'after' },
  ).lean();
  if (category) return category;
  const message = 'There is no such category';
  throw badRequest(message, [{ field: 'category', message }]);
}
