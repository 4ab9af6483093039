import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import express, { Router } from 'express';
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
  return router;
}

/** The page names the assets of its build, so it is asked for anew each time. */
function keepPageFresh(res: ServerResponse, file: string): void {
  if (path.extname(file) === '.html') res.setHeader('Cache-Control', 'no-cache');
}
