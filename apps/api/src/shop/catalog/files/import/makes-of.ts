import type { Known } from './known.js';
import type { Plan, PlannedProduct } from './plan.js';

/** The category and the brand of a product that the shop does not have yet. */
export function makesOf(
  { category, texts: { brand } }: PlannedProduct,
  known: Known,
): Pick<Plan, 'makes'> {
  const makes = {
    ...(!known.categories.exactly(category) && { category }),
    ...(brand !== '' && !known.brandNamed(brand) && { brand }),
  };
  return Object.keys(makes).length > 0 ? { makes } : {};
}
