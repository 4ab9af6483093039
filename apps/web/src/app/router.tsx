import type { RouteObject } from 'react-router-dom';
import { lazily } from './lazily';
import { RouteError } from './layouts/route-error';
import { ShopLayout } from './layouts/shop-layout';
import { CategoriesPage } from './pages/shop/categories-page';
import { CategoryPage } from './pages/shop/category-page';
import { HomePage } from './pages/shop/home-page';
import { ProductPage } from './pages/shop/product-page';
import { SearchPage } from './pages/shop/search-page';
import { NotFoundPage } from './pages/static/not-found-page';
import { routes } from '../lib/paths';

/** Browsing: in the first chunk, since nearly every visit begins here. */
const shopRoutes: RouteObject[] = [
  { path: routes.home, Component: HomePage },
  { path: routes.product, Component: ProductPage },
  { path: routes.categories, Component: CategoriesPage },
  { path: routes.category, Component: CategoryPage },
  { path: routes.search, Component: SearchPage },
];

const staticRoutes: RouteObject[] = [
  {
    path: routes.about,
    ...lazily(async () => (await import('./pages/static/about-page')).AboutPage),
  },
  {
    path: routes.contact,
    ...lazily(async () => (await import('./pages/static/contact-page')).ContactPage),
  },
  {
    path: routes.policy,
    ...lazily(async () => (await import('./pages/static/policy-page')).PolicyPage),
  },
];

const cartRoutes: RouteObject[] = [
  { path: routes.cart, ...lazily(async () => (await import('./pages/shop/cart-page')).CartPage) },
];

const accountRoutes: RouteObject[] = [
  {
    path: routes.register,
    ...lazily(async () => (await import('./pages/account/register-page')).RegisterPage),
  },
  {
    path: routes.login,
    ...lazily(async () => (await import('./pages/account/login-page')).LoginPage),
  },
  {
    path: routes.forgotPassword,
    ...lazily(
      async () => (await import('./pages/account/forgot-password-page')).ForgotPasswordPage,
    ),
  },
];

const userRoutes: RouteObject[] = [
  {
    path: routes.userDashboard,
    ...lazily(async () => (await import('./pages/user/user-dashboard-page')).UserDashboardPage),
  },
  {
    path: routes.userOrders,
    ...lazily(async () => (await import('./pages/user/user-orders-page')).UserOrdersPage),
  },
  {
    path: routes.userProfile,
    ...lazily(async () => (await import('./pages/user/user-profile-page')).UserProfilePage),
  },
];

const adminRoutes: RouteObject[] = [
  {
    path: routes.adminDashboard,
    ...lazily(async () => (await import('./pages/admin/admin-dashboard-page')).AdminDashboardPage),
  },
  {
    path: routes.adminCategories,
    ...lazily(
      async () => (await import('./pages/admin/admin-categories-page')).AdminCategoriesPage,
    ),
  },
  {
    path: routes.adminCreateProduct,
    ...lazily(
      async () => (await import('./pages/admin/admin-create-product-page')).AdminCreateProductPage,
    ),
  },
  {
    path: routes.adminProducts,
    ...lazily(async () => (await import('./pages/admin/admin-products-page')).AdminProductsPage),
  },
  {
    path: routes.adminProduct,
    ...lazily(async () => (await import('./pages/admin/admin-product-page')).AdminProductPage),
  },
  {
    path: routes.adminUsers,
    ...lazily(async () => (await import('./pages/admin/admin-users-page')).AdminUsersPage),
  },
  {
    path: routes.adminOrders,
    ...lazily(async () => (await import('./pages/admin/admin-orders-page')).AdminOrdersPage),
  },
  {
    path: routes.adminAudit,
    ...lazily(async () => (await import('./pages/admin/admin-audit-page')).AdminAuditPage),
  },
];

/** The shopper's own pages, behind their guard. */
const userArea: RouteObject = {
  ...lazily(async () => (await import('./guards/user-guard')).UserGuard),
  children: [
    {
      ...lazily(async () => (await import('./layouts/user-area')).UserArea),
      children: userRoutes,
    },
  ],
};

/** The administrator's pages, behind theirs; antd comes with them, in a chunk that nobody else loads. */
const adminArea: RouteObject = {
  ...lazily(async () => (await import('./guards/admin-guard')).AdminGuard),
  children: [
    {
      ...lazily(async () => (await import('./layouts/antd-layout')).AntdLayout),
      children: [
        {
          ...lazily(async () => (await import('./layouts/admin-area')).AdminArea),
          children: adminRoutes,
        },
      ],
    },
  ],
};

/** Every screen of the shop, in its frame. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: ShopLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          // Inside the frame, so that a page that breaks leaves the navigation standing.
          ErrorBoundary: RouteError,
          children: [
            ...shopRoutes,
            ...staticRoutes,
            ...cartRoutes,
            ...accountRoutes,
            userArea,
            adminArea,
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}
