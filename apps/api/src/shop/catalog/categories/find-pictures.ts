import type { CategoryPicture } from '@shop/shared';
import type { Types } from 'mongoose';
import { photoFields } from '../photos/photo-fields.js';
import { ProductModel } from '../products/product.model.js';
import { PRODUCT_ORDERS } from '../products/product-orders.js';
import { LISTED } from '../visibility/listed.js';
import { CATEGORY_SORT, CategoryModel } from './category.model.js';
import type { Branches } from './tree/branches.js';
import { STORED_TREE, type CategoryTree } from './tree/category-tree.js';

/** How many of a category's newest products may be without a photo before it has no picture. */
const NEWEST = 12;

/**
 * Pictures of the first categories in their order, those at the top first. What they cost depends on the number of
 * categories, not of products.
 */
export async function findPictures(
  limit: number,
  { tree = STORED_TREE }: { tree?: CategoryTree },
): Promise<CategoryPicture[]> {
  const branches = await tree.current();
  const categories = await CategoryModel.find({}, { _id: 1 })
    .sort({ parent: 1, ...CATEGORY_SORT })
    .limit(limit)
    .lean();
  return (await Promise.all(categories.map(({ _id }) => pictureOf(_id, branches)))).flat();
}

/** The newest photo of a category and those below it; none, if its newest products have none. */
async function pictureOf(_id: Types.ObjectId, branches: Branches): Promise<CategoryPicture[]> {
  const category = _id.toHexString();
  const ids = branches.withBelow([category]);
  const newest = await ProductModel.find({ ...LISTED, category: { $in: ids } }, { photo: 1 })
    .sort(PRODUCT_ORDERS.newest)
    .limit(NEWEST)
    .lean();
  const pictured = newest.find(({ photo }) => photo !== null);
  if (!pictured?.photo) return [];
  return [
    {
      category,
      product: pictured._id.toHexString(),
      photo: photoFields(pictured.photo),
    },
  ];
}
