import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { withOffer } from '../offer';

/** A product that is put into a cart, with its variants. */
export function useCartProduct(id: string) {
  return useQuery({
    queryKey: ['cart product', id],
    queryFn: ({ signal }) => call(endpoints.getVariants, { params: { id }, signal }),
    select: ({ product, variants }) => ({
      name: product.name,
      variants: variants.map(({ _id, values, price, quantity }) => ({
        value: _id,
        label: withOffer({ name: values.join(' / '), price, quantity }),
      })),
    }),
  });
}
