import type { RequestListener } from 'node:http';
import type { ReplyCache } from '@shop/front';
import {
  admission,
  alive,
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
import type { CreateOnce } from '@shop/mongo/creations';
import type { PageRenderer } from '@shop/renderer';
import {
  API_PREFIX,
  MAIL_PREVIEW_PATH,
  TOTAL_COUNT_HEADER,
  type PageRendering,
} from '@shop/shared';
import compression from 'compression';
import cors from 'cors';
import express, { type Express } from 'express';
import {
  ACCOUNT_SAMPLES,
  accountRoutes,
  type ResetWays,
  type Sessions,
} from './shop/accounts/index.js';
import { apiKeyRoutes, authenticateBy } from './shop/api-keys/index.js';
import { auditRoutes } from './shop/audit/index.js';
import {
  catalogRoutes,
  changed,
  SETTINGS,
  STOCK_SAMPLES,
  type CategoryTree,
  type Departures,
  type Pins,
  type SearchCounts,
  type CatalogRecords,
  type ProductSearch,
} from './shop/catalog/index.js';
import { checkoutRoutes, PREPARED_SAMPLES } from './shop/checkout/index.js';
import type { Config } from './config/config.js';
import { apiRouter } from '@shop/http/route';
import { publicPages } from './public-pages.js';
import type { GuessLimits } from './platform/limits/guess-limits.js';
import type { UsageLimits } from './platform/limits/usage-limits.js';
import { ORDER_SAMPLES, orderRoutes } from './shop/orders/index.js';
import { customerRoutes } from './shop/customers/index.js';
import { JOB_FIGURES, jobRoutes } from './shop/jobs/index.js';
import { keptCartRoutes } from './shop/kept-cart/index.js';
import { mailPreviewPage, mailRoutes, mailSettingsRoutes, type Mailer } from './shop/mail/index.js';
import { overviewRoutes, type SalesCounting, type VisitCounts } from './shop/overview/index.js';
import {
  MAX_EVENT_SIZE,
  paymentRoutes,
  refundRoutes,
  STRIPE_WEBHOOK_PATH,
  stripeWebhook,
  type Hosted,
  type PaymentProvider,
  type StripeAccount,
} from './shop/payments/index.js';
import { personalDataRoutes } from './shop/personal-data/index.js';
import { pricingRoutes, PROMOTED_BRANDS, type PriceRuleSource } from './shop/pricing/index.js';
import { returnRoutes } from './shop/returns/index.js';
import { webhookRoutes, type WebhookWorld } from './shop/webhooks/index.js';
import { settingsRoutes, type ShopSettings } from './shop/settings/index.js';
import { shopPictureRoutes } from './shop/shop-pictures/index.js';

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
  resetWays: ResetWays;
  payments: PaymentProvider;
  /** Takes payments on pages of its own; without it, nothing does. */
  hosted?: Hosted | undefined;
  /** Receives Stripe's events; without it, their address does not exist. */
  stripe?: Pick<StripeAccount, 'verify'> | undefined;
  /** Sends mails; without it, they are kept. */
  mailer?: Mailer | undefined;
  /** Where events may be sent to. */
  webhookWorld: WebhookWorld;
  /** Whether to write a line for each request. */
  logRequests: boolean;
  /** Searches products by words; without it, the database's word index is used. */
  search?: ProductSearch;
  /** Counts what shoppers search for. */
  searchCounts: SearchCounts;
  /** Counts what orders come to, by the day. */
  salesCounting: SalesCounting;
  /** Counts how often the shop is opened from outside. */
  visitCounts: VisitCounts;
  /** Products pinned to the top for some search words; without it, the database is queried. */
  pins?: Pins;
  /** Tells which categories are below which; without it, the database is queried. */
  tree?: CategoryTree;
  /** Promotions, delivery zones and tax rates; without it, the database is queried. */
  priceRules?: PriceRuleSource;
  /** Finds products and categories by their ids; without it, the database is queried. */
  records?: CatalogRecords;
  /** Caches replies that are the same for everyone; undefined turns caching off. */
  cache?: ReplyCache;
  /** Tells that products left the shoppers' view; without it, only those that this process hides. */
  departures?: Departures;
  /** Renders the public pages, if the build has a renderer. */
  renderer?: PageRenderer<PageRendering>;
}

const MAIL_SAMPLES = {
  ...ORDER_SAMPLES,
  ...ACCOUNT_SAMPLES,
  ...PREPARED_SAMPLES,
  ...STOCK_SAMPLES,
};

/** All API routes. */
export function shopRoutes(deps: Omit<AppDeps, 'config' | 'logRequests' | 'cache' | 'renderer'>) {
  return [
    ...catalogRoutes({ ...deps, brandUses: PROMOTED_BRANDS }),
    ...accountRoutes(deps),
    ...personalDataRoutes(deps),
    ...keptCartRoutes(deps),
    ...checkoutRoutes(deps),
    ...paymentRoutes(deps),
    ...orderRoutes(deps),
    ...refundRoutes(deps),
    ...returnRoutes(deps),
    ...customerRoutes(deps),
    ...overviewRoutes(deps),
    ...pricingRoutes(),
    ...mailRoutes(deps),
    ...mailSettingsRoutes({ ...deps, samples: MAIL_SAMPLES }),
    ...jobRoutes(),
    ...webhookRoutes(deps),
    ...apiKeyRoutes(),
    ...auditRoutes({ timeZone: async () => (await deps.settings.current()).timeZone }),
    ...shopPictureRoutes(deps),
    ...settingsRoutes({
      ...deps,
      recordSettingsChange: (session) => changed([SETTINGS], session),
    }),
  ];
}

/** Builds the request listener for API and pages on one origin. */
export function createApp(deps: AppDeps): RequestListener {
  const { config, cache, logRequests } = deps;
  const { publicUrl, trustedProxies } = config;
  const metrics = createMetrics(JOB_FIGURES);
  const routes = shopRoutes(deps);
  const { admit, withoutPlace } = admission();
  const app = emptyApp(config);

  app.use(assignRequestId, metrics.observe, securityHeaders());
  // Outside of admission: a busy shop is alive, and ready for whom it admits.
  app.get('/healthz', alive);
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
  app.use(API_PREFIX, apiRouter(routes, { authenticate, createOnce, withoutPlace, cache }));
  app.use('/api', unknownAddress);
  app.use(takeTurns());
  app.use(publicPages(deps, routes));
  app.use(unknownAddress, paceRefusals(), errorHandler);
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
