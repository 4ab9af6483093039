import { endpoints, type EndpointResponse, type Product } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { PUBLIC_DATA } from '../../../lib/query-client';
import { openedWithBody, productBody, type ProductFields } from '../product-fields';
import { PRODUCT_LIST } from './change-products';

type ProductList = EndpointResponse<typeof endpoints.listProducts>;

/** Saves a product from its row in a list. The row shows what is stored now; the list keeps its order. */
export function useSavePrice(id: Product['_id']) {
  const queryClient = useQueryClient();
  return async (fields: ProductFields): Promise<Product> => {
    const body = { ...productBody(fields), ...openedWithBody(fields) };
    const { product } = await call(endpoints.updateProduct, { params: { id }, body });
    // A list that was requested earlier must not bring back the earlier price.
    await queryClient.cancelQueries({ queryKey: PRODUCT_LIST });
    queryClient.setQueriesData<ProductList>(
      { queryKey: PRODUCT_LIST },
      (list) =>
        list && {
          ...list,
          products: list.products.map((each) => (each._id === id ? product : each)),
        },
    );
    void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA], refetchType: 'none' });
    return product;
  };
}
