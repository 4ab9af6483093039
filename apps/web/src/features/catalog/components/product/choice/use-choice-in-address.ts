import type { ProductDetails } from '@shop/shared';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../../../lib/address/keep-scroll';
import { useChoice, type ChoiceState } from './use-choice';

/** The choice on a product's page: the variant stands in the address, so that it can be shared and reloaded. */
export function useChoiceInAddress(product: ProductDetails): ChoiceState {
  const [params, setParams] = useSearchParams();
  return useChoice(product, {
    variantId: params.get('variant'),
    onChosen: (variantId) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (variantId) next.set('variant', variantId);
          else next.delete('variant');
          return next;
        },
        { replace: true, ...KEEP_SCROLL },
      ),
  });
}
