import { limitQueries, openDatabase } from '@shop/mongo';
import type { DatabaseServer } from '@shop/mongo/server';
import type { Config } from '../config/config.js';
import { INTERNET } from '../platform/outside/request-public.js';
import { UPGRADE_PLAN } from '../platform/mongo/schema/upgrade-plan.js';
import { shareOwnChanges } from '../shop/catalog/index.js';
import { smtpMailer } from '../shop/mail/index.js';
import { loadPayments, loadStripe } from '../shop/payments/index.js';
import { SalesCounting } from '../shop/overview/index.js';
import { createShopSettings } from '../shop/settings/index.js';
import { startWork } from './start-work.js';

/**
 * Works off jobs for shops on the same database, and serves nothing.
 * @throws OperatorError whose message says what to do.
 */
export async function startWorker(
  config: Config,
  databaseServer: DatabaseServer,
): Promise<{ close(): Promise<void> }> {
  const payments = await loadPayments(config.paymentModule);
  const stripe = await loadStripe(config);
  const database = await openDatabase(databaseServer, UPGRADE_PLAN);
  const settings = createShopSettings(config.firstSettings);
  try {
    // From the first mail on, amounts are in the shop's currency.
    await settings.load();
  } catch (error) {
    await database.close();
    throw error;
  }
  limitQueries();
  shareOwnChanges();
  const work = startWork({
    config,
    mailer: config.smtpUrl === undefined ? undefined : smtpMailer(config.smtpUrl),
    payments,
    stripe,
    settings,
    salesCounting: new SalesCounting(settings),
    webhookWorld: { ...INTERNET, allowsLoopback: config.webhooksToLoopback },
  });
  return {
    async close() {
      await work.stop();
      await database.close();
    },
  };
}
