import { lazyPage } from './lazy-page';
import type { PageRoute } from './page-handle';
import { routes } from '../lib/address/shop-paths';

/** The routes to sign in, register and reset a password. */
export const accountRoutes: PageRoute[] = [
  {
    path: routes.register,
    ...lazyPage(async () => (await import('./pages/account/register-page')).RegisterPage),
  },
  {
    path: routes.login,
    ...lazyPage(async () => (await import('./pages/account/login-page')).LoginPage),
  },
  {
    path: routes.forgotPassword,
    ...lazyPage(
      async () => (await import('./pages/account/forgot-password-page')).ForgotPasswordPage,
    ),
  },
];
