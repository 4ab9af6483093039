import type { Types } from 'mongoose';
import { CategoryModel, type ShownCategory } from './category.model.js';

/** Categories by the hexadecimal form of their ids. Categories that no longer exist are not in the map. */
export async function findCategories(
  ids: readonly (Types.ObjectId | string)[],
): Promise<Map<string, ShownCategory>> {
  const distinct = [...new Set(ids.map(String))];
  if (distinct.length === 0) return new Map();
  const fields = { name: 1, slug: 1 } as const;
  const categories = await CategoryModel.find({ _id: { $in: distinct } }, fields).lean();
  return new Map(categories.map((category) => [category._id.toHexString(), category]));
}
