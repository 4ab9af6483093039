import { catalogEndpoints } from '../catalog/catalog.endpoints.js';
import { urlOf } from '../contract/call.js';

const categories = urlOf(catalogEndpoints.listCategories);

/** URLs that a page without filters requests first, exactly as it requests them, so that they can be preloaded. */
export const PAGE_CALLS = {
  home: () => [categories, urlOf(catalogEndpoints.listProductPage, { params: { page: 1 } })],
  product: (slug: string) => [categories, urlOf(catalogEndpoints.getProduct, { params: { slug } })],
  category: (slug: string) => [
    categories,
    urlOf(catalogEndpoints.listCategoryProducts, {
      params: { slug },
      query: { page: 1 },
    }),
  ],
  brand: (slug: string) => [
    categories,
    urlOf(catalogEndpoints.listCatalogue, { query: { brand: slug, page: 1 } }),
  ],
} as const;
