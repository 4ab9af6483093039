import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PAGE_CALLS, PAGE_ROUTES, type PageScripts, type ShopDetails } from '@shop/shared';
import express, {
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { contextOf } from '../context.js';
import { log } from '../log/log.js';
import { styleNonceOf } from '../security-headers.js';
import { originOf } from './origin.js';
import { NO_SCRIPTS, readPageScripts } from './page-scripts.js';
import type { PageHead } from './page-metadata.js';
import { pageShell, renderedDocument } from './page-shell.js';
import { assetsIn, type FindAsset } from './assets.js';
import { renderedPages, type Rendering } from './rendered-pages.js';

/** How long a page waits for the lookup of what it shows. */
const LOOKUP_TIMEOUT_MS = 1_000;

/** The pages that are the same for every visitor. */
const RENDERED = [
  PAGE_ROUTES.home,
  PAGE_ROUTES.product,
  PAGE_ROUTES.categories,
  PAGE_ROUTES.category,
  PAGE_ROUTES.brand,
  PAGE_ROUTES.search,
  PAGE_ROUTES.cart,
  PAGE_ROUTES.about,
  PAGE_ROUTES.contact,
  PAGE_ROUTES.policy,
  PAGE_ROUTES.delivery,
  PAGE_ROUTES.returns,
  PAGE_ROUTES.terms,
  PAGE_ROUTES.imprint,
  PAGE_ROUTES.login,
  PAGE_ROUTES.register,
  PAGE_ROUTES.forgotPassword,
];

/** The head of the page for a slug, or undefined when there is nothing to show. */
type HeadLookup = (slug: string) => Promise<PageHead | undefined>;

/** Lookups of page heads, for the screens that show one product, category or brand. */
export type HeadLookups = Record<'product' | 'category' | 'brand', HeadLookup>;

/** What is known about a page before it is sent. */
interface Known {
  head?: PageHead | undefined;
  /** See `PAGE_CALLS`. */
  calls?: readonly string[];
  scripts?: PageScripts;
}

type Show = (req: Request, res: Response, status: 200 | 404, known?: Known) => Promise<void>;

/**
 * The built web app: assets, cached forever because their names change with their content, and one page for every
 * address, whose script shows the screen. For an unknown address the page says so, and the status is 404 for search
 * engines and link checkers.
 * @param details returns the shop's current details; it never rejects.
 * @param rendering how public pages are rendered; without it, or when it fails, the page's script fetches the content.
 * @param otherBuilds finds an asset that this build does not have.
 */
export function webPages(
  dist: string,
  details: () => Promise<ShopDetails>,
  lookups: HeadLookups,
  rendering?: Rendering,
  otherBuilds?: FindAsset,
): Router {
  const router = Router();
  const builtPage = path.join(dist, 'index.html');
  if (!existsSync(builtPage)) {
    log.error(
      `There are no web pages in ${dist}: only the API is served. Run "npm run build" first.`,
    );
    return router;
  }
  const html = readFileSync(builtPage, 'utf8');
  const shell = pageShell(html);
  const scriptsOf = readPageScripts(dist);
  const document = renderedDocument(html);
  const render = (scripts: PageScripts): RequestHandler =>
    rendering ? renderedPages(rendering, document, scripts) : (_req, _res, next) => next();
  const show: Show = async (req, res, status, { head, calls = [], scripts = NO_SCRIPTS } = {}) => {
    const context = {
      scripts: scripts.own,
      // Filters and sort orders are in the query: such a page requests something else.
      calls: req.originalUrl.includes('?') ? [] : calls,
      details: await details(),
      origin: originOf(req),
      styleNonce: styleNonceOf(res),
      isLate: contextOf(res).isLate ?? false,
    };
    // The page names the assets of its build, so browsers must check for a new one each time. Its nonce is for one
    // reply, so no shared cache may keep it.
    res
      .status(status)
      .set('Cache-Control', 'private, no-cache')
      .type('html')
      .send(shell(context, head));
  };
  router.use('/assets', assetsIn(path.join(dist, 'assets'), otherBuilds));
  router.get('/index.html', (_req, res) => res.redirect(301, PAGE_ROUTES.home));
  router.use(express.static(dist, { index: false, redirect: false, maxAge: '1h' }));

  const { home, product, category, brand, ...screens } = PAGE_ROUTES;
  for (const route of RENDERED) router.get(route, render(scriptsOf(route)));
  router.get(home, (req, res) =>
    show(req, res, 200, { calls: PAGE_CALLS.home(), scripts: scriptsOf(home) }),
  );
  router.get(product, showIfThere('product', lookups, show, scriptsOf(product)));
  router.get(category, showIfThere('category', lookups, show, scriptsOf(category)));
  router.get(brand, showIfThere('brand', lookups, show, scriptsOf(brand)));
  for (const route of Object.values(screens)) {
    const scripts = scriptsOf(route);
    router.get(route, (req, res) => show(req, res, 200, { scripts }));
  }
  router.get('/{*address}', (req, _res, next) => {
    // A missing file gets a plain 404, unless a person typed its address.
    const isTyped = req.get('accept')?.includes('text/html') ?? false;
    next(path.extname(req.path) !== '' && !isTyped ? 'router' : undefined);
  });
  router.get('/{*address}', render(NO_SCRIPTS), (req, res) => show(req, res, 404));
  // To a visitor, an address that can't be decoded is a mistyped one, and the page explains that better than JSON.
  const showForBrokenAddress: ErrorRequestHandler = async (error: unknown, req, res, next) => {
    if (error instanceof URIError && req.method === 'GET') await show(req, res, 404);
    else next(error);
  };
  router.use(showForBrokenAddress);
  return router;
}

function showIfThere(
  page: keyof HeadLookups,
  lookups: HeadLookups,
  show: Show,
  scripts: PageScripts,
): RequestHandler<{ slug: string }> {
  return async (req, res) => {
    const { slug } = req.params;
    // If the database does not answer, the page is sent anyway: its script asks again and shows the error.
    const found = await Promise.race([
      lookups[page](slug).catch(() => 'unknown' as const),
      setTimeout(LOOKUP_TIMEOUT_MS, 'unknown' as const, { ref: false }),
    ]);
    if (found === undefined) await show(req, res, 404);
    else {
      const head = found === 'unknown' ? undefined : found;
      await show(req, res, 200, { head, calls: PAGE_CALLS[page](slug), scripts });
    }
  };
}
