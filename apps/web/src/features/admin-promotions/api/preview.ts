import { endpoints, type PromotionPreviewInput } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
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
