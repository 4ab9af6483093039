import {
  endpoints,
  productExportFileName,
  SUCCESS_TEXTS,
  type AdministeredListQuery,
} from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { saveFile } from '../../../lib/storage/save-file';
import { notify } from '../../../ui/messages/notify';
import { useShopDetails } from '../../../ui/page/shop-details';

/** What the file contains besides the table. */
interface ExportChoice {
  photos: boolean;
}

/** Saves all products that match the filters of a list as a file. */
export function useExportProducts(list: AdministeredListQuery) {
  const { timeZone } = useShopDetails();
  const { search, category, stock, status, brand, tag } = list;
  return useMutation({
    mutationFn: ({ photos }: ExportChoice) => {
      const query = {
        ...(photos && { photos: 'true' as const }),
        ...(search && { search }),
        ...(category && { category }),
        ...(stock && { stock }),
        ...(status && { status }),
        ...(brand && { brand }),
        ...(tag && { tag }),
      };
      return call(endpoints.exportProducts, { query });
    },
    onSuccess: (file, choice) => {
      const today = new Date().toLocaleDateString('sv-SE', { timeZone });
      saveFile(productExportFileName(choice, today), file);
      notify.success(SUCCESS_TEXTS.productsExported);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
}
