import { endpoints, type ShopPictureKind } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { useReplaceShopDetails, useShopDetails } from '../../../ui/page/shop-details';
import { fittedFile } from '../../admin-catalog';

/** Saves one of the shop's pictures at once, or removes it. This tab shows it at once. */
export function useShopPicture(kind: ShopPictureKind) {
  const details = useShopDetails();
  const replaceDetails = useReplaceShopDetails();
  return useMutation({
    mutationFn: async (chosen: File | null) => {
      const params = { kind };
      if (!chosen) return call(endpoints.deleteShopPicture, { params });
      const photo = await fittedFile(chosen);
      return call(endpoints.saveShopPicture, { params, body: { photo } });
    },
    onSuccess: ({ message, pictures }) => {
      replaceDetails({ ...details, pictures });
      notify.success(message);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
}
