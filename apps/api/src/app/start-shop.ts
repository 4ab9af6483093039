import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestListener } from 'node:http';
import { shareOf, type Listening } from '@shop/front';
import { log } from '@shop/http/log';
import { limitQueries, openDatabase, watchDatabase } from '@shop/mongo';
import { createOnce } from '@shop/mongo/creations';
import { DatabaseError, type DatabaseServer } from '@shop/mongo/server';
import { PageRenderer } from '@shop/renderer';
import { RENDERER_FILE, type PageRendering } from '@shop/shared';
import { createSessions, ensureAdmin, UserModel, type FirstAdmin } from '../shop/accounts/index.js';
import { SearchCounts } from '../shop/catalog/index.js';
import { createApp } from './app.js';
import type { AppDeps } from './app-deps.js';
import { keepCatalog } from './catalog-memory.js';
import { MAX_PAGES_UNDER_WAY } from './public-pages.js';
import type { Config } from '../config/config.js';
import { seedDemo } from '../seed/seed-demo.js';
import { createGuessLimits } from '../platform/limits/guess-limits.js';
import { countKeyedCreations, createUsageLimits } from '../platform/limits/usage-limits.js';
import { publishBuild } from '../platform/builds/publish-build.js';
import { INTERNET } from '../platform/outside/request-public.js';
import { UPGRADE_PLAN } from '../platform/mongo/schema/upgrade-plan.js';
import { loadPayments, loadStripe } from '../shop/payments/index.js';
import { smtpMailer } from '../shop/mail/index.js';
import { SalesCounting, VisitCounts } from '../shop/overview/index.js';
import { createShopSettings } from '../shop/settings/index.js';
import { startWork } from '../work/start-work.js';
import { signingKey, signingKeyFile } from '../config/signing-key.js';

/** Begins to pass requests to a handler. */
export type Serve = (handler: RequestListener) => Promise<Listening>;

/**
 * Opens the database, fills an empty one with demo data if configured, and serves.
 * @throws OperatorError whose message says what to do.
 */
export async function startShop(
  config: Config,
  serve: Serve,
  databaseServer: DatabaseServer,
): Promise<{ port: number; close(): Promise<void> }> {
  const payments = await loadPayments(config.paymentModule);
  const stripe = await loadStripe(config);
  const database = await openDatabase(databaseServer, UPGRADE_PLAN);
  const endWatch = watchDatabase({
    lost: (message) => log.error(message),
    back: (message) => log.event(message),
  });
  const memory = keepCatalog(config);
  const renderer = pageRenderer(config);
  const settings = createShopSettings(config.firstSettings);
  const mailer = config.smtpUrl === undefined ? undefined : smtpMailer(config.smtpUrl);
  const webhookWorld = { ...INTERNET, allowsLoopback: config.webhooksToLoopback };
  const timeZone = async () => (await settings.current()).timeZone;
  const searchCounts = new SearchCounts(timeZone);
  const visitCounts = new VisitCounts(timeZone);
  const salesCounting = new SalesCounting(settings);
  let server: Listening;
  try {
    // From the first reply on, amounts are in the shop's currency.
    await settings.load();
    server = await serve(
      await openShop(config, {
        ...memory,
        renderer,
        settings,
        searchCounts,
        visitCounts,
        salesCounting,
        payments,
        hosted: stripe,
        stripe,
        mailer,
        webhookWorld,
      }),
    );
  } catch (error) {
    endWatch();
    memory.stop();
    await database.close();
    throw error;
  }
  void memory.search.start();
  const work = startWork({
    config,
    mailer,
    payments,
    stripe,
    settings,
    salesCounting,
    webhookWorld,
  });
  return {
    port: server.port,
    async close() {
      await Promise.all([work.stop(), server.close()]);
      await Promise.all([searchCounts.write(), visitCounts.write()]);
      renderer?.stop();
      memory.stop();
      endWatch();
      await database.close();
    },
  };
}

/** Undefined in development, where the pages are not built. */
function pageRenderer({ webDist }: Config): PageRenderer<PageRendering> | undefined {
  const file = path.join(webDist, RENDERER_FILE);
  const maxPages = shareOf(MAX_PAGES_UNDER_WAY);
  const report = (message: string) => log.error(message);
  return existsSync(file) ? new PageRenderer(file, { maxPages, report }) : undefined;
}

/** What is open before the shop is. */
type OpenedParts = Omit<
  AppDeps,
  'config' | 'sessions' | 'createOnce' | 'guessLimits' | 'usageLimits' | 'resetWays' | 'logRequests'
>;

async function openShop(config: Config, parts: OpenedParts): Promise<RequestListener> {
  await assertNotLost(config);
  announceAdmin(await ensureAdmin(config.admin));
  if (config.seed === 'demo') announceSeed(await seedDemo(config.firstSettings));
  if (config.database.kind === 'mongodb') await publishBuild(config.webDist);
  limitQueries();
  // Created last: an existing key means that this folder already had a shop with an administrator.
  const secret = await signingKey(config);
  const usageLimits = createUsageLimits(config.limitFactor);
  return createApp({
    config,
    sessions: createSessions({ secret, adminSecondFactor: config.adminSecondFactor }),
    createOnce: createOnce({ secret, countKeyed: countKeyedCreations(usageLimits) }),
    guessLimits: createGuessLimits(config.limitFactor),
    usageLimits,
    resetWays: {
      link: config.smtpUrl !== undefined && config.publicUrl !== undefined,
      answer: config.securityAnswer === 'on',
    },
    logRequests: true,
    ...parts,
  });
}

/**
 * With a signing key but no user, the embedded database was lost: a new shop with new passwords must not silently
 * replace it.
 * @throws DatabaseError
 */
async function assertNotLost({ database, dataDir }: Config): Promise<void> {
  const key = signingKeyFile(dataDir);
  if (database.kind === 'mongodb' || !existsSync(key) || (await UserModel.exists({}))) return;
  throw new DatabaseError(
    `The database in ${dataDir} is empty, but the signing key ${key} is that of a shop. Restore a backup, or remove the key file to start afresh.`,
  );
}

/** Logged at once: if a later step failed, nobody would know a generated password. */
function announceAdmin(admin: FirstAdmin | undefined): void {
  if (!admin) return;
  const password = admin.generatedPassword
    ? `${admin.generatedPassword} (shown only this once)`
    : 'the one in ADMIN_PASSWORD';
  log.info(`Administrator: ${admin.email}, password: ${password}`);
}

function announceSeed(products: number): void {
  if (products > 0) log.info(`Filled the empty database with ${products} demo products.`);
}
