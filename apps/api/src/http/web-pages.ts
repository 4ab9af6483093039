import { existsSync } from 'node:fs';
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
  router.use('/assets', assets, (_req, res) => void res.sendStatus(404));
  router.use(express.static(dist, { index: false, maxAge: '1h' }));
  router.get('/{*address}', (_req, res) => {
    res.set('Cache-Control', 'no-cache').sendFile(page);
  });
  return router;
}
