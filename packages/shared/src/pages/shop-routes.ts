/** The paths that the shop's pages link to. A separate module, because visitors load no others. */
export const SHOP_ROUTES = {
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
  adminDashboard: '/dashboard/admin',
} as const;
