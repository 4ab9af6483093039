import { lazyPage } from './lazy-page';
import type { PageRoute } from './page-handle';
import { DASHBOARD, routes } from '../lib/paths';

/** What each visitor sees for themselves: the account, the dashboards. */
export const privateRoutes: PageRoute[] = [
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
  {
    path: `${DASHBOARD}/*`,
    ...lazyPage(async () => (await import('./dashboard')).Dashboard),
  },
];
