import type { PromotionsQuery, StoredPromotion } from '@shop/shared';
import { useRef } from 'react';
import { loadNamesOf } from '../../../admin-pricing';
import type { ListFile } from '../../../../ui/list/export/list-file';
import { loadPromotions } from '../../api/promotions';
import type { NameOf } from '../../sentence/words';
import { namedIds } from '../../use-name-of';

/**
 * The file of the list, with the products and brands that the promotions of other pages name.
 * @param shown names those of this page
 */
export function usePromotionFile(shown: NameOf) {
  const names = useRef(new Map<string, string>());
  const file: ListFile<StoredPromotion, PromotionsQuery> = {
    load: async (query, signal) => {
      const page = await loadPromotions(query, signal);
      const { productIds, brandIds } = namedIds(page.rows);
      const read = await Promise.all([
        loadNamesOf('products', productIds, signal),
        loadNamesOf('brands', brandIds, signal),
      ]);
      for (const [id, name] of read.flatMap((part) => [...part])) names.current.set(id, name);
      return page;
    },
    keyOf: ({ _id }) => _id,
  };
  const nameOf: NameOf = (id) => names.current.get(id) ?? shown(id);
  return { nameOf, file };
}
