import { endpoints, type Product } from '@shop/shared';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import type { OnUpload } from '../../../lib/http/call-types';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { openedWithBody, productBody, type ProductFields } from '../product-texts';

/** First part of the query keys of the administrator's product lists. */
export const PRODUCT_LIST = [PUBLIC_DATA, 'admin-products'] as const;

/** The list opens next and must not start with outdated rows. All other data is refetched when shown. */
function forgetProducts(queryClient: QueryClient) {
  queryClient.removeQueries({ queryKey: PRODUCT_LIST });
  void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
}

export function useCreateProduct() {
  const queryClient = useQueryClient();
  return async (fields: ProductFields, onUpload: OnUpload, key: string) => {
    const headers = { 'idempotency-key': key };
    const body = productBody(fields);
    const { product } = await call(endpoints.createProduct, { headers, body, onUpload });
    forgetProducts(queryClient);
    return product;
  };
}

/**
 * Saves an edited product. The server keeps what others saved since the form was opened, and changes the stock by the
 * difference, once per edit key, so that the form can be resent after a lost reply.
 */
export function useUpdateProduct(id: Product['_id']) {
  const queryClient = useQueryClient();
  return async (fields: ProductFields, onUpload: OnUpload) => {
    const body = { ...productBody(fields), ...openedWithBody(fields) };
    await call(endpoints.updateProduct, { params: { id }, body, onUpload });
    forgetProducts(queryClient);
  };
}

/** Makes a draft like a product, and returns it. The key makes a request that is sent again the same one. */
export function useDuplicateProduct(id: Product['_id']) {
  const queryClient = useQueryClient();
  return async (key: string) => {
    const headers = { 'idempotency-key': key };
    const { product } = await call(endpoints.duplicateProduct, { headers, params: { id } });
    forgetProducts(queryClient);
    return product;
  };
}

export function useDeleteProduct(id: Product['_id']) {
  const queryClient = useQueryClient();
  return async () => {
    await call(endpoints.deleteProduct, { params: { id } });
    forgetProducts(queryClient);
  };
}
