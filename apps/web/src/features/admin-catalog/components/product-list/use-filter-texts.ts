import type { FilterTexts } from '../../../../ui/list/views/address-chips';
import { useCategoryOptions } from '../../../catalog';
import { STATUS_OPTIONS } from '../../status-texts';

/** What the chips of a list of products say. */
export function useProductFilterTexts(): FilterTexts {
  const categories = useCategoryOptions();
  return {
    search: (words) => `“${words}”`,
    category: (id) => categories?.find(({ value }) => value === id)?.label ?? 'Category',
    stock: (stock) => (stock === 'out' ? 'Sold out' : 'Low stock'),
    status: (status) => STATUS_OPTIONS.find(({ value }) => value === status)?.label,
    brand: (brand) => `Brand: ${brand}`,
    tag: (tag) => `Tag: ${tag}`,
  };
}
