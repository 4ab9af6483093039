/** Every route of the shop (spec, section 2), as the router matches it. */
export const routes = {
  home: '/',
  product: '/product/:slug',
  categories: '/categories',
  category: '/category/:slug',
  search: '/search',
  cart: '/cart',
  about: '/about',
  contact: '/contact',
  policy: '/policy',
  forgotPassword: '/forgot-password',
  register: '/register',
  login: '/login',
  userDashboard: '/dashboard/user',
  userOrders: '/dashboard/user/orders',
  userProfile: '/dashboard/user/profile',
  adminDashboard: '/dashboard/admin',
  adminCategories: '/dashboard/admin/create-category',
  adminCreateProduct: '/dashboard/admin/create-product',
  adminProducts: '/dashboard/admin/products',
  adminProduct: '/dashboard/admin/products/:slug',
  adminUsers: '/dashboard/admin/users',
  adminOrders: '/dashboard/admin/orders',
} as const;

function withSlug(pattern: string, slug: string): string {
  return pattern.replace(':slug', encodeURIComponent(slug));
}

/** The same routes as addresses to link to. The one module of `app` that features import. */
export const paths = {
  ...routes,
  product: (slug: string) => withSlug(routes.product, slug),
  category: (slug: string) => withSlug(routes.category, slug),
  searchFor: (keyword: string) =>
    `${routes.search}?${new URLSearchParams({ q: keyword }).toString()}`,
  adminProduct: (slug: string) => withSlug(routes.adminProduct, slug),
};
