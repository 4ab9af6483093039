import { DASHBOARD_ROUTES } from '@shop/shared';
import { lazyPage } from '../lazy-page';
import type { PageRoute } from '../page-handle';

/** Products, categories, brands and how shoppers search for them. */
export const catalogRoutes: PageRoute[] = [
  {
    path: DASHBOARD_ROUTES.adminCategories,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/categories/admin-categories-page')).AdminCategoriesPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminBrands,
    ...lazyPage(
      async () => (await import('../pages/admin/brands/admin-brands-page')).AdminBrandsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminCreateProduct,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/products/admin-create-product-page')).AdminCreateProductPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminProducts,
    ...lazyPage(
      async () => (await import('../pages/admin/products/admin-products-page')).AdminProductsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminImport,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/products/import/admin-import-page')).AdminImportPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminProduct,
    ...lazyPage(
      async () => (await import('../pages/admin/products/admin-product-page')).AdminProductPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminVariants,
    ...lazyPage(
      async () => (await import('../pages/admin/products/admin-variants-page')).AdminVariantsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminStock,
    ...lazyPage(
      async () => (await import('../pages/admin/products/stock/admin-stock-page')).AdminStockPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminPrices,
    ...lazyPage(
      async () => (await import('../pages/admin/products/stock/admin-prices-page')).AdminPricesPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminDetails,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/products/details/admin-details-page')).AdminDetailsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminSearches,
    ...lazyPage(
      async () => (await import('../pages/admin/searches/admin-searches-page')).AdminSearchesPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminSynonyms,
    ...lazyPage(
      async () => (await import('../pages/admin/searches/admin-synonyms-page')).AdminSynonymsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminFacets,
    ...lazyPage(
      async () => (await import('../pages/admin/searches/admin-facets-page')).AdminFacetsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminPins,
    ...lazyPage(
      async () => (await import('../pages/admin/searches/admin-pins-page')).AdminPinsPage,
    ),
  },
];
