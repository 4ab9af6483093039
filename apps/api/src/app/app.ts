import type { RequestListener } from 'node:http';
import { ALIVE_PATH } from '@shop/front';
import {
  admission,
  alive,
  answerFailure,
  apiDocs,
  assignRequestId,
  contract,
  createMetrics,
  databaseReady,
  errorHandler,
  frontOfShop,
  onlyForScrapers,
  paceRefusals,
  rawBody,
  requestLog,
  securityHeaders,
  takeTurns,
  unknownAddress,
} from '@shop/http';
import { apiRouter } from '@shop/http/route';
import { API_PREFIX, MAIL_PREVIEW_PATH, TOTAL_COUNT_HEADER } from '@shop/shared';
import compression from 'compression';
import cors from 'cors';
import express, { type Express } from 'express';
import { authenticateBy } from '../shop/api-keys/index.js';
import { mailPreviewPage } from '../shop/mail/index.js';
import { MAX_EVENT_SIZE, STRIPE_WEBHOOK_PATH, stripeWebhook } from '../shop/payments/index.js';
import type { AppDeps } from './app-deps.js';
import { publicPages } from './public-pages.js';
import { SHOP_FIGURES } from './shop-figures.js';
import { shopRoutes } from './shop-routes.js';

/** Builds the request listener for API and pages on one origin. */
export function createApp(deps: AppDeps): RequestListener {
  const { config, cache, logRequests } = deps;
  const { publicUrl, trustedProxies } = config;
  const metrics = createMetrics(SHOP_FIGURES);
  const routes = shopRoutes(deps);
  const { admit, withoutPlace } = admission();
  const app = emptyApp(config);

  app.use(assignRequestId(trustedProxies > 0), metrics.observe, securityHeaders());
  // Outside of admission: a busy shop is alive, and ready for whom it admits.
  app.get(ALIVE_PATH, alive);
  app.get('/readyz', databaseReady);
  app.use(admit);
  if (logRequests) app.use(requestLog());
  // zlib's usual 256 kB come from the system anew with each reply; with half, a reply of 10 kB takes half the time.
  app.use(compression({ windowBits: 14, memLevel: 7 }));
  app.get('/metrics', onlyForScrapers(config), metrics.expose);
  app.use('/api', cors({ origin: config.corsOrigins, exposedHeaders: [TOTAL_COUNT_HEADER] }));
  app.use('/api/docs', apiDocs());
  app.get(MAIL_PREVIEW_PATH, mailPreviewPage);
  app.get(`${API_PREFIX}/openapi.json`, contract());
  if (deps.stripe)
    app.post(
      STRIPE_WEBHOOK_PATH,
      withoutPlace(rawBody(MAX_EVENT_SIZE)),
      stripeWebhook(deps.stripe),
    );
  const authenticate = authenticateBy(deps);
  const { createOnce } = deps;
  const paced = paceRefusals();
  const failed = [paced, answerFailure];
  app.use(API_PREFIX, apiRouter(routes, { authenticate, createOnce, withoutPlace, cache, failed }));
  app.use('/api', unknownAddress);
  app.use(takeTurns());
  app.use(publicPages(deps, routes));
  app.use(unknownAddress, paced, errorHandler);
  return frontOfShop(app, {
    routes,
    cache,
    metrics,
    logRequests,
    publicUrl,
    trustedProxies,
    visits: deps.visitCounts,
  });
}

function emptyApp({ publicUrl, trustedProxies }: AppDeps['config']): Express {
  const app = express();
  app.locals.publicUrl = publicUrl;
  return app
    .disable('x-powered-by')
    .set('trust proxy', trustedProxies)
    .set('case sensitive routing', true)
    .set('strict routing', true)
    .set('query parser', 'simple');
}
