import type { Category, CategoryDetails, CountedCategory, Product } from '@shop/shared';
import { photoFields } from '../photos/photo-fields.js';
import type { CategoryRecord, ShownCategory } from './category.model.js';

type ListedCategory = ShownCategory & Pick<CategoryRecord, 'parent' | 'photo'>;

/** A category as products show it. */
export function shownCategoryView({ _id, name, slug }: ShownCategory): Product['category'] {
  return { _id: _id.toHexString(), name, slug };
}

/** A category as lists of categories show it. */
export function categoryView({ parent, photo, ...category }: ListedCategory): Category {
  return {
    ...shownCategoryView(category),
    ...(parent && { parent: parent.toHexString() }),
    ...(photo && { photo: photoFields(photo) }),
  };
}

/** More former slugs of a category are left out: every page has all categories. */
const FORMER_SLUGS = 20;

/** A category in the list of all of them, with the slugs that it had. */
export function listedCategoryView({
  slugs,
  ...category
}: ListedCategory & Pick<CategoryRecord, 'slugs'>): Category {
  const formerSlugs = slugs.filter((slug) => slug !== category.slug).slice(0, FORMER_SLUGS);
  return { ...categoryView(category), ...(formerSlugs.length > 0 && { formerSlugs }) };
}

/** A category as its own page shows it. */
export function categoryDetailsView(
  category: ListedCategory & Pick<CategoryRecord, 'text' | 'order'>,
): CategoryDetails {
  const { text, order } = category;
  return {
    ...categoryView(category),
    ...(text && { text }),
    ...(order && { order: orderView(order) }),
  };
}

/** A category as administrators see it in their list. */
export function countedCategoryView(
  category: ListedCategory & Pick<CategoryRecord, 'productCount'>,
): CountedCategory {
  return { ...categoryView(category), products: category.productCount };
}

/** The order of a category's products. */
export function orderView({ rule, pinned = [] }: NonNullable<CategoryRecord['order']>) {
  return { rule, ...(pinned.length > 0 && { pinned: pinned.map(String) }) };
}
