import { lazyPage } from './lazy-page';
import type { PageRoute } from './page-handle';
import { routes } from '../lib/paths';

/** Where visitors sign in, register and reset their password. */
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
