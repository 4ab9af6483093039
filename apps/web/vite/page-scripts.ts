import type { Plugin, Rolldown } from 'vite';
// By path, not by package name: Node loads these files, and the package may not be built yet.
import { PAGE_ROUTES } from '../../../packages/shared/src/pages/page-routes.ts';
import {
  PAGE_SCRIPTS_FILE,
  type PageScripts,
} from '../../../packages/shared/src/pages/page-scripts.ts';
import { firstScripts, scriptOf, withImports } from './bundled-scripts.ts';
import { storedCartFile } from './stored-cart-script.ts';

/** The file of each page that is most often opened first, without its extension. */
export const PAGES = {
  home: 'home-page',
  product: 'product-page',
  categories: 'categories-page',
  category: 'category-page',
  brand: 'brand-page',
  search: 'search-page',
  cart: 'cart-page',
  about: 'about-page',
  contact: 'contact-page',
  policy: 'policy-page',
  delivery: 'shop-text-page',
  returns: 'shop-text-page',
  terms: 'shop-text-page',
  imprint: 'shop-text-page',
  login: 'login-page',
  register: 'register-page',
  forgotPassword: 'forgot-password-page',
} as const satisfies Partial<Record<keyof typeof PAGE_ROUTES, string>>;

function scriptsByRoute(bundle: Rolldown.OutputBundle): Record<string, PageScripts> {
  const first = new Set(firstScripts(bundle));
  return Object.fromEntries(
    Object.entries(PAGES).map(([page, file]) => {
      const own = withImports(bundle, [scriptOf(bundle, file)])
        .filter((chunk) => !first.has(chunk))
        .map(({ fileName }) => `/${fileName}`);
      const before = page === 'cart' ? [`/${storedCartFile(bundle)}`] : [];
      return [PAGE_ROUTES[page as keyof typeof PAGES], { own, before }];
    }),
  );
}

/** Notes for the server which scripts a page needs besides the first, so that browsers request all of them at once. */
export function pageScripts(): Plugin {
  return {
    name: 'shop:page-scripts',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(scriptsByRoute(bundle), undefined, 2);
        this.emitFile({ type: 'asset', fileName: PAGE_SCRIPTS_FILE, source });
      },
    },
  };
}
