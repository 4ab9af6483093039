import type { ClientSession, Types } from 'mongoose';
import { ProductModel } from '../../products/product.model.js';

/** The products with these ids that still exist, with their names, in the same order. */
export async function namedProducts(
  ids: readonly (Types.ObjectId | string)[],
  session?: ClientSession,
): Promise<{ _id: Types.ObjectId; name: string; slug: string }[]> {
  if (ids.length === 0) return [];
  const found = await ProductModel.find(
    { _id: { $in: ids } },
    { name: 1, slug: 1 },
    { session },
  ).lean();
  const byId = new Map(found.map((product) => [product._id.toHexString(), product]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
