import {
  endpoints,
  type AdministeredProduct,
  type EndpointResponse,
  type ProductChange,
} from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { priceBody, type PriceFields } from '../price-fields';
import { PRODUCT_LIST } from './change-products';
import { loadProduct } from './get-edited-product';
import { sendChange } from './send-change';

type ProductList = EndpointResponse<typeof endpoints.listAdministeredProducts>;

/** Saves or loads a product from its row in a list. The list then has what is stored now, and keeps its order. */
export function useListedProduct({ _id: id, slug }: AdministeredProduct) {
  const queryClient = useQueryClient();

  async function list(product: AdministeredProduct): Promise<AdministeredProduct> {
    // A list that was requested earlier must not bring back the earlier price.
    await queryClient.cancelQueries({ queryKey: PRODUCT_LIST });
    queryClient.setQueriesData<ProductList>(
      { queryKey: PRODUCT_LIST },
      (earlier) =>
        earlier && {
          ...earlier,
          products: earlier.products.map((each) => (each._id === id ? product : each)),
        },
    );
    return product;
  }

  return {
    /** Shows in the list what is stored now. */
    list,
    load: async () => list(await loadProduct(slug)),
    save: async (fields: PriceFields) => {
      const body = priceBody(fields);
      const { product } = await call(endpoints.updatePriceAndStock, { params: { id }, body });
      void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA], refetchType: 'none' });
      return list(product);
    },
    /** @throws ApiError with the status 409 if the shop refuses the change */
    change: async (change: ProductChange) => {
      await sendChange(change);
      void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA], refetchType: 'none' });
      return list(await loadProduct(slug));
    },
  };
}
