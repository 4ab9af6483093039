import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import express, { Router, type ErrorRequestHandler } from 'express';
import { log } from '../log.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The built web app: assets for good (their names change with their content), the page itself for any other address. */
export function webPages(dist: string): Router {
  const router = Router();
  const page = path.join(dist, 'index.html');
  if (!existsSync(page)) {
    log.error(
      `There are no web pages in ${dist}: only the API is served. Run "npm run build" first.`,
    );
    return router;
  }
  const assets = express.static(path.join(dist, 'assets'), {
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
  });
  router.use('/assets', assets);
  router.use(express.static(dist, { index: false, setHeaders: keepPageFresh, maxAge: '1h' }));
  router.get('/{*address}', (req, res, next) => {
    // What looks like a file and is none must not pass for one.
    if (path.extname(req.path) !== '') next();
    else res.set('Cache-Control', 'no-cache').sendFile(page);
  });
  router.use(showPageForBrokenAddress(page));
  return router;
}

/** An address that can't be decoded is a mistyped page to a visitor, and the page says so better than we would. */
function showPageForBrokenAddress(page: string): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (error instanceof URIError && req.method === 'GET') res.status(404).sendFile(page);
    else next(error);
  };
}

/** The page names the assets of its build, so it is asked for anew each time. */
function keepPageFresh(res: ServerResponse, file: string): void {
  if (path.extname(file) === '.html') res.setHeader('Cache-Control', 'no-cache');
}
