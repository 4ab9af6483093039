import { endpoints, type ProductFilters } from '@shop/shared';
import { buildCategory, buildProduct, buildProducts } from './factories';
import { on, server } from './handlers';

const PAGE_SIZE = 12;

/** A shop with two categories and two pages of products; every filter finds the one named Kite. */
export function serveCatalog() {
  const toys = buildCategory({ _id: '00000000000000000000c002', name: 'Toys', slug: 'toys' });
  const products = buildProducts(PAGE_SIZE + 3);
  const filterCalls: ProductFilters[] = [];

  /** One page of all products, counted from 1. */
  function page(number: unknown) {
    const from = (Number(number) - 1) * PAGE_SIZE;
    return {
      success: true as const,
      products: products.slice(from, from + PAGE_SIZE),
      total: products.length,
    };
  }

  server.use(
    on(endpoints.listCategories).answer(() => ({
      success: true,
      category: [buildCategory(), toys],
    })),
    on(endpoints.listProductPage).answer(({ params }) => page(params.page)),
    on(endpoints.filterProducts).answer(async ({ request }) => {
      filterCalls.push((await request.json()) as ProductFilters);
      return { success: true, products: [buildProduct({ name: 'Kite' })], total: 1 };
    }),
  );
  return {
    toys,
    products,
    page,
    /** Bodies of the filter calls so far. */
    filterCalls,
  };
}
