import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PAGE_ROUTES } from '@shop/shared';
import express, {
  Router,
  type ErrorRequestHandler,
  type RequestHandler,
  type Response,
} from 'express';
import { log } from '../log.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** A page never waits longer to learn whether what it shows is there. */
const LOOKUP_PATIENCE_MS = 1_000;

/** Whether there is something to show under a slug. */
type SlugLookup = (slug: string) => Promise<boolean>;

/** The screens that are about one thing, each with how to find out whether it is there. */
export type SlugLookups = Record<'product' | 'category', SlugLookup>;

/**
 * The built web app: assets for good (their names change with their content), and one page for every address, which
 * itself shows the screen. Where there is none, the page says so and the status does too, so that search engines and
 * link checkers need not read it.
 */
export function webPages(dist: string, lookups: SlugLookups): Router {
  const router = Router();
  const page = path.join(dist, 'index.html');
  if (!existsSync(page)) {
    log.error(
      `There are no web pages in ${dist}: only the API is served. Run "npm run build" first.`,
    );
    return router;
  }
  const show = (res: Response, status: 200 | 404) => {
    res.status(status).set('Cache-Control', 'no-cache').sendFile(page);
  };
  const assets = express.static(path.join(dist, 'assets'), {
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
  });
  router.use('/assets', assets);
  router.use(express.static(dist, { index: false, setHeaders: keepPageFresh, maxAge: '1h' }));

  const { product, category, ...screens } = PAGE_ROUTES;
  router.get(product, showIfThere(lookups.product, show));
  router.get(category, showIfThere(lookups.category, show));
  router.get(Object.values(screens), (_req, res) => show(res, 200));
  router.get('/{*address}', (req, res, next) => {
    // What looks like a file and is none is answered as such, unless someone typed it.
    const isTyped = req.get('accept')?.includes('text/html') ?? false;
    if (path.extname(req.path) !== '' && !isTyped) next();
    else show(res, 404);
  });
  // An address that can't be decoded is a mistyped page to a visitor, and the page says so better than we would.
  const showForBrokenAddress: ErrorRequestHandler = (error: unknown, req, res, next) => {
    if (error instanceof URIError && req.method === 'GET') show(res, 404);
    else next(error);
  };
  router.use(showForBrokenAddress);
  return router;
}

function showIfThere(
  isThere: SlugLookup,
  show: (res: Response, status: 200 | 404) => void,
): RequestHandler<{ slug: string }> {
  return async (req, res) => {
    // Without the database's word the page is shown: it asks again itself, and says what is wrong.
    const found = await Promise.race([
      isThere(req.params.slug).catch(() => true),
      setTimeout(LOOKUP_PATIENCE_MS, true, { ref: false }),
    ]);
    show(res, found ? 200 : 404);
  };
}

/** The page names the assets of its build, so it is asked for anew each time. */
function keepPageFresh(res: ServerResponse, file: string): void {
  if (path.extname(file) === '.html') res.setHeader('Cache-Control', 'no-cache');
}
