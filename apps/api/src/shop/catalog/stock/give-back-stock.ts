import type { ClientSession, Types } from 'mongoose';
import { changed } from '../changes/changed.js';
import { productTag } from '../changes/tags.js';
import { ProductModel } from '../products/product.model.js';
import { stockMayBeBack } from '../stock-alerts/check-later.js';
import { variantsOf } from '../variants/find-variants.js';
import { summaryOf } from './summary.js';
import { VariantModel } from '../variants/variant.model.js';
import type { NamedVariant } from '../variants/variant.view.js';
import { recordMovements, type Moved, type StockCause } from './record-movements.js';

interface ReturnedLine {
  product: Types.ObjectId;
  variant?: NamedVariant;
  quantity: number;
}

/**
 * Puts an order's lines back into stock inside a transaction and records why, except those of deleted products. What
 * was bought as a variant goes back to it, even if it is hidden or archived by now. Pieces of a product that had no
 * variants then, and has some now, belong to none of them: they are not put back.
 */
export async function giveBackStock(
  { lines }: { lines: readonly ReturnedLine[] },
  cause: StockCause,
  session: ClientSession,
): Promise<void> {
  const moved: Moved[] = [];
  for (const line of lines) {
    const left = await (line.variant ? giveBackVariant(line, session) : giveBack(line, session));
    const { product, variant, quantity } = line;
    if (left !== undefined)
      moved.push({ product, ...(variant && { variant }), moved: quantity, quantity: left });
  }
  const products = lines.map(({ product }) => product);
  await changed(products.map(productTag), session, 'sold');
  await recordMovements(moved, cause, session);
  await stockMayBeBack(products, session);
}

/** @returns the product's pieces now; undefined if none were put back. */
async function giveBack(
  { product: _id, quantity }: ReturnedLine,
  session: ClientSession,
): Promise<number | undefined> {
  const product = await ProductModel.findOneAndUpdate(
    { _id, options: null },
    { $inc: { quantity, leastQuantity: quantity, piecesSold: -quantity } },
    { session, projection: { quantity: 1 }, returnDocument: 'after' },
  ).lean();
  if (!product) await unsell(_id, quantity, session);
  return product?.quantity;
}

/** @returns the variant's pieces now; undefined if it does not exist any more. */
async function giveBackVariant(
  { product, variant, quantity }: ReturnedLine,
  session: ClientSession,
): Promise<number | undefined> {
  const after = await VariantModel.findOneAndUpdate(
    { _id: variant?._id, product },
    { $inc: { quantity } },
    { session, projection: { quantity: 1, archivedIn: 1 }, returnDocument: 'after' },
  ).lean();
  await unsell(product, quantity, session);
  if (after?.archivedIn === null) {
    const $set = summaryOf(await variantsOf(product, session));
    await ProductModel.updateOne({ _id: product }, { $set }, { session });
  }
  return after?.quantity;
}

async function unsell(_id: Types.ObjectId, quantity: number, session: ClientSession) {
  await ProductModel.updateOne({ _id }, { $inc: { piecesSold: -quantity } }, { session });
}
