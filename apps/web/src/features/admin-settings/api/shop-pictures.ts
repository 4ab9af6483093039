import { endpoints, type ShopPictureKind } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { useReplaceShopDetails, useShopDetails } from '../../../ui/page/shop-details';
import { fittedFile } from '../../admin-catalog';
import { useShownDraft } from '../shown-draft';

/** Saves one of the shop's pictures at once, or removes it: in the draft, if one is shown. This tab shows it at once. */
export function useShopPicture(kind: ShopPictureKind) {
  const details = useShopDetails();
  const replaceDetails = useReplaceShopDetails();
  const shown = useShownDraft();
  return useMutation({
    mutationFn: async (chosen: File | null) => {
      const input = { params: { kind }, query: { draft: shown?.draft.version } };
      if (!chosen) return call(endpoints.deleteShopPicture, input);
      const photo = await fittedFile(chosen);
      return call(endpoints.saveShopPicture, { ...input, body: { photo } });
    },
    onSuccess: ({ message, pictures, draft }) => {
      if (draft) shown?.onSaved(draft);
      else replaceDetails({ ...details, pictures });
      notify.success(message);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
}
