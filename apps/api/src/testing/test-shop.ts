import { DEFAULT_SETTINGS } from '@shop/shared';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { limitQueries } from '@shop/mongo';
import { createOnce } from '@shop/mongo/creations';
import { createSessions } from '../shop/accounts/index.js';
import type { AppDeps } from '../app/app-deps.js';
import { createApp } from '../app/app.js';
import { SearchCounts } from '../shop/catalog/index.js';
import { createGuessLimits } from '../platform/limits/guess-limits.js';
import { countKeyedCreations, createUsageLimits } from '../platform/limits/usage-limits.js';
import { INTERNET } from '../platform/outside/request-public.js';
import { simulatedPayments } from '../shop/payments/index.js';
import { SalesCounting, VisitCounts } from '../shop/overview/index.js';
import { createShopSettings } from '../shop/settings/index.js';
import { apiClient, type ApiClient } from './api-client.js';
import { useKeptDatabase } from './kept-database.js';

export const TEST_SECRET = 'a signing key for tests, long enough';
export const testSessions = createSessions({
  secret: TEST_SECRET,
  adminSecondFactor: 'optional',
});

/** What a shop for tests is put together from. Needs the connection to be open. */
export function buildAppDeps(given: Partial<AppDeps> = {}): AppDeps {
  const { settings = createShopSettings(DEFAULT_SETTINGS) } = given;
  return {
    config: {
      corsOrigins: [],
      metricsAllow: [],
      metricsToken: undefined,
      publicUrl: undefined,
      securityContact: undefined,
      trustedProxies: 0,
      webDist: 'none',
    },
    sessions: testSessions,
    createOnce: createOnce({
      secret: TEST_SECRET,
      countKeyed: countKeyedCreations(createUsageLimits()),
    }),
    settings,
    guessLimits: createGuessLimits(),
    usageLimits: createUsageLimits(),
    resetWays: { link: true, answer: true },
    payments: simulatedPayments,
    webhookWorld: { ...INTERNET, allowsLoopback: true },
    searchCounts: new SearchCounts(() => Promise.resolve('UTC'), 20),
    salesCounting: new SalesCounting(settings),
    visitCounts: new VisitCounts(async () => (await settings.current()).timeZone, 20),
    logRequests: false,
    ...given,
  };
}

/** Serves the whole API on a free port, on a database that is empty before each test. */
export function useTestShop(): ApiClient {
  const settings = createShopSettings(DEFAULT_SETTINGS);
  let server: Listening;
  let origin = '';

  useKeptDatabase();

  beforeAll(async () => {
    limitQueries();
    server = await listen(0);
    server.serve(createApp(buildAppDeps({ settings })));
    origin = `http://127.0.0.1:${server.port}`;
  });

  // Not those that an earlier test saved.
  beforeEach(() => settings.keep(DEFAULT_SETTINGS));

  afterAll(() => server.close());

  return apiClient(() => origin);
}
