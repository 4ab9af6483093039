import { endpoints, type PromotionPreviewInput } from '@shop/shared';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

/** Prices carts with a promotion that is not saved, and without it. */
export function usePreview() {
  return useMutation({
    mutationFn: async (body: PromotionPreviewInput) =>
      (await call(endpoints.previewPromotion, { body })).carts,
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
}

/** A product that is put into a cart to try, with its variants. */
export function useTriedProduct(id: string) {
  return useQuery({
    queryKey: ['tried product', id],
    queryFn: ({ signal }) => call(endpoints.getVariants, { params: { id }, signal }),
    select: ({ product, variants }) => ({
      name: product.name,
      variants: variants.map(({ _id, values }) => ({ value: _id, label: values.join(' / ') })),
    }),
  });
}
