import { CategoryModel } from './category.model.js';
import { ProductModel } from './product.model.js';

/** Whether a product's page has this slug, or had it once. */
export async function isProductSlug(slug: string): Promise<boolean> {
  return (await ProductModel.exists({ slugs: slug })) !== null;
}

/** Whether a category's page has this slug, or had it once. */
export async function isCategorySlug(slug: string): Promise<boolean> {
  return (await CategoryModel.exists({ slugs: slug })) !== null;
}
