import { namesOf } from '../category-paths.js';
import type { Known } from './known.js';
import type { Plan, PlannedProduct } from './plan.js';

/** The categories, with those above them, and the brand of a product that the shop does not have yet. */
export function makesOf(
  { category, texts: { brand } }: PlannedProduct,
  known: Known,
): Pick<Plan, 'makes'> {
  const names = namesOf(category);
  const paths = names.map((_, at) => names.slice(0, at + 1).join(' > '));
  const categories = paths.filter((path) => !known.categories.exactly(path));
  const brands = brand !== '' && !known.brandNamed(brand) ? [brand] : [];
  return categories.length + brands.length > 0 ? { makes: { categories, brands } } : {};
}
