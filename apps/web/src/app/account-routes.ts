import { SHOP_ROUTES } from '@shop/shared';
import { lazyPage } from './lazy-page';
import type { PageRoute } from './page-handle';

/** The routes to sign in, register and reset a password. */
export const accountRoutes: PageRoute[] = [
  {
    path: SHOP_ROUTES.register,
    ...lazyPage(async () => (await import('./pages/account/register-page')).RegisterPage),
  },
  {
    path: SHOP_ROUTES.login,
    ...lazyPage(async () => (await import('./pages/account/login-page')).LoginPage),
  },
  {
    path: SHOP_ROUTES.forgotPassword,
    ...lazyPage(
      async () => (await import('./pages/account/forgot-password-page')).ForgotPasswordPage,
    ),
  },
  {
    path: SHOP_ROUTES.resetPassword,
    ...lazyPage(
      async () => (await import('./pages/account/reset-password-page')).ResetPasswordPage,
    ),
  },
];
