import type { ClientSession, Types } from 'mongoose';
import { changed } from '../changes/changed.js';
import { productTag } from '../changes/tags.js';
import { ProductModel } from '../products/product.model.js';

interface GivenBack {
  lines: readonly { product: Types.ObjectId; quantity: number }[];
}

/** Puts an order's lines back into stock inside a transaction, except those of deleted products. */
export async function giveBackStock({ lines }: GivenBack, session: ClientSession): Promise<void> {
  for (const { product, quantity } of lines) {
    await ProductModel.updateOne(
      { _id: product },
      { $inc: { quantity, piecesSold: -quantity } },
      { session },
    );
  }
  const products = lines.map(({ product }) => product);
  await changed(products.map(productTag), session);
}
