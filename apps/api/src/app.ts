import { API_PREFIX, shopDetailsOf, TOTAL_COUNT_HEADER } from '@shop/shared';
import type { RequestListener } from 'node:http';
import compression from 'compression';
import cors from 'cors';
import express, { Router, type Express } from 'express';
import { accountRoutes, type Sessions } from './accounts/index.js';
import { auditRoutes } from './audit/index.js';
import {
  catalogRoutes,
  createSitemap,
  pageHeads,
  recordSettingsChange,
  robots,
  SETTINGS,
  type Pins,
  type SearchCounts,
  type CatalogRecords,
  type ProductSearch,
} from './catalog/index.js';
import { checkoutRoutes } from './checkout/index.js';
import type { Config } from './config.js';
import type { CreateOnce } from './http/creation.js';
import { apiDocs } from './http/docs/api-docs.js';
import { admission } from './http/edge/admission.js';
import { startFairly } from './http/edge/fair-starts.js';
import { HeldRefusals } from './http/edge/held-refusals.js';
import { startByKind } from './http/edge/start-by-kind.js';
import { errorHandler, nothingHere } from './http/error-handler.js';
import { alive, ready as isReady } from './http/operations/health.js';
import { lineBuffer } from './http/operations/line-buffer.js';
import { createMetrics, type Metrics } from './http/operations/metrics.js';
import { onlyForScrapers } from './http/operations/only-for-scrapers.js';
import { contract } from './http/docs/contract.js';
import { assignRequestId } from './http/operations/request-id.js';
import { requestLog } from './http/operations/request-log.js';
import { KnownRefusals } from './http/ready/known-refusals.js';
import { askInside } from './http/ready/ask-inside.js';
import type { ReadyAnswers } from './http/ready/ready-answers.js';
import { markRenewal, revealChanges } from './http/ready/renewal-request.js';
import { repeatRefusals } from './http/ready/repeat-refusals.js';
import { sendReady } from './http/ready/send-ready.js';
import { pageDataOf } from './http/rendering/page-data.js';
import { MAX_PAGES_UNDER_WAY, type PageRenderer } from './http/rendering/page-renderer.js';
import { apiRouter, keptPosts, type Route } from './http/route.js';
import { securityHeaders } from './http/security-headers.js';
import { takeTurns } from './http/turns.js';
import { SECURITY_TXT_PATH, securityTxt } from './http/pages/security-txt.js';
import { webPages } from './http/pages/web-pages.js';
import type { GuessLimits } from './limits/guess-limits.js';
import type { UsageLimits } from './limits/usage-limits.js';
import { orderRoutes } from './orders/index.js';
import { overviewRoutes } from './overview/index.js';
import type { PaymentProvider } from './payments/index.js';
import { personalDataRoutes } from './personal-data/index.js';
import { FairQueue, type FairQueueSize } from './queues/fair-queue.js';
import { settingsRoutes, type ShopSettings } from './settings/index.js';

/** Dependencies of the application. */
export interface AppDeps {
  config: Pick<
    Config,
    | 'corsOrigins'
    | 'metricsAllow'
    | 'metricsToken'
    | 'publicUrl'
    | 'securityContact'
    | 'trustedProxies'
    | 'webDist'
  >;
  sessions: Sessions;
  createOnce: CreateOnce;
  settings: ShopSettings;
  guessLimits: GuessLimits;
  usageLimits: UsageLimits;
  payments: PaymentProvider;
  /** Whether to write a line for each request. */
  logRequests: boolean;
  /** Searches products by words; without it, the database's word index is used. */
  search?: ProductSearch;
  /** Counts what shoppers search for. */
  searchCounts: SearchCounts;
  /** Products pinned to the top for some search words; without it, the database is queried. */
  pins?: Pins;
  /** Finds products and categories by their ids; without it, the database is queried. */
  records?: CatalogRecords;
  /** Caches replies that are the same for everyone; undefined turns caching off. */
  ready?: ReadyAnswers;
  /** Renders the public pages, if the build has a renderer. */
  renderer?: PageRenderer;
}

/**
 * Pages whose data is read and that are rendered. There is one thread, so more at once would only slow down everything
 * else. A page that would wait longer is sent as a shell.
 */
const PAGES: FairQueueSize = {
  atOnce: 2,
  capacity: MAX_PAGES_UNDER_WAY,
  clientCapacity: MAX_PAGES_UNDER_WAY,
  maxWaitMs: 500,
};

/** All API routes. */
export function shopRoutes(deps: Omit<AppDeps, 'config' | 'logRequests' | 'ready' | 'renderer'>) {
  return [
    ...catalogRoutes(deps),
    ...accountRoutes(deps),
    ...personalDataRoutes(deps),
    ...checkoutRoutes(deps),
    ...orderRoutes(deps),
    ...overviewRoutes(deps),
    ...auditRoutes({ timeZone: async () => (await deps.settings.current()).timeZone }),
    ...settingsRoutes({ ...deps, recordSettingsChange }),
  ];
}

/** Builds the request listener for API and pages on one origin. Cached replies bypass the Express application. */
export function createApp(deps: AppDeps): RequestListener {
  const { config, ready } = deps;
  const metrics = createMetrics();
  const routes = shopRoutes(deps);
  const known = new KnownRefusals();
  const held = new HeldRefusals();
  const surface = surfaceOf(deps, routes, metrics);
  const app = emptyApp(config);

  app.use(assignRequestId, metrics.observe, securityHeaders());
  // Outside of admission: a busy shop is alive, and ready for whom it admits.
  app.get('/healthz', alive);
  app.get('/readyz', isReady);
  app.use(admission());
  if (deps.logRequests) app.use(requestLog());
  if (ready) app.use(revealChanges(ready));
  app.use(surface);
  app.use(known.remember, held.beforeAnswer, errorHandler);

  const { publicUrl, trustedProxies } = config;
  const writeLine = deps.logRequests ? lineBuffer() : undefined;
  const options = { metrics, writeLine, publicUrl, trustedProxies, posts: keptPosts(routes) };
  ready?.renewBy(askInside(renewingApp(config, surface)));
  const computing = startByKind(trustedProxies, app);
  const answering = ready ? sendReady(ready, options, computing) : computing;
  return startFairly(trustedProxies, repeatRefusals({ known, held }, options, answering));
}

/** The application for internal cache-renewal requests: answers as for visitors, but counts and logs nothing. */
function renewingApp(config: AppDeps['config'], surface: Router): Express {
  const app = emptyApp(config);
  app.use(markRenewal, assignRequestId, securityHeaders(), surface, errorHandler);
  return app;
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

/** All routes except `/healthz`. */
function surfaceOf(deps: AppDeps, routes: readonly Route[], metrics: Metrics): Router {
  const { config } = deps;
  const sitemap = createSitemap();
  const router = Router({ caseSensitive: true, strict: true });
  router.use(compression());

  router.get('/metrics', onlyForScrapers(config), metrics.expose);

  router.use('/api', cors({ origin: config.corsOrigins, exposedHeaders: [TOTAL_COUNT_HEADER] }));
  router.use('/api/docs', apiDocs());
  router.get(`${API_PREFIX}/openapi.json`, contract());
  const { authenticate } = deps.sessions;
  const { createOnce, ready } = deps;
  router.use(API_PREFIX, apiRouter(routes, { authenticate, createOnce, ready }));
  router.use('/api', nothingHere);

  router.use(takeTurns());
  router.get('/robots.txt', robots);
  router.get('/sitemap.xml', sitemap.whole);
  router.get('/sitemap-:part.xml', sitemap.part);
  router.get(SECURITY_TXT_PATH, securityTxt(config.securityContact));
  const details = async () => shopDetailsOf(await deps.settings.current());
  const rendering = deps.renderer && {
    renderer: deps.renderer,
    turns: new FairQueue(PAGES),
    dataFor: pageDataOf(routes, [SETTINGS]),
    details: async () => shopDetailsOf(await deps.settings.stored()),
    ready: deps.ready,
  };
  router.use(webPages(config.webDist, details, pageHeads(deps.settings), rendering));
  router.use(nothingHere);
  return router;
}
