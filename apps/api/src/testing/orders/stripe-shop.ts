import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SECRET_KEY, startStripe } from '@shop/e2e/stripe/start';
import { listen } from '@shop/front';
import { workOffNext, type JobHandler } from '@shop/mongo/jobs';
import { DEFAULT_SETTINGS, endpoints, type Settings } from '@shop/shared';
import { onTestFinished } from 'vitest';
import { createApp } from '../../app/app.js';
import type { Config } from '../../config/config.js';
import { HELD_TOPIC } from '../../shop/orders/index.js';
import {
  EVENT_TOPIC,
  EXPIRY_TOPIC,
  handleExpiry,
  handleHeld,
  handleOtherCurrency,
  handleRefund,
  handleStart,
  handleStripeEvent,
  loadStripe,
  OTHER_CURRENCY_TOPIC,
  REFUND_TOPIC,
  simulatedPayments,
  START_TOPIC,
  STRIPE_WEBHOOK_PATH,
} from '../../shop/payments/index.js';
import { createShopSettings } from '../../shop/settings/index.js';
import { apiClient } from '../api-client.js';
import { buildCheckout } from './checkouts.js';
import { buildProduct, buildUser } from '../factories.js';
import { buildAppDeps } from '../test-shop.js';

type Keys = NonNullable<Config['stripe']>;

export const WEBHOOK_SECRET = 'whsec_test';
const PUBLIC_URL = 'https://shop.test';

/** A stand-in for Stripe, and the shop's account there. */
export async function openStripe(given: Partial<Keys> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-stripe-'));
  const standin = await startStripe(folder);
  onTestFinished(async () => {
    await standin.close();
    await rm(folder, { recursive: true });
  });
  const keys: Keys = {
    secretKey: SECRET_KEY,
    webhookSecrets: [WEBHOOK_SECRET],
    apiBase: standin.origin,
    ...given,
  };
  const account = await loadStripe({ stripe: keys, publicUrl: PUBLIC_URL });
  if (!account) throw new Error('There is no account');
  return { control: standin.control, account };
}

/** A shop that takes payments by a stand-in for Stripe, which sends its events there. */
export async function openStripeShop(given: Partial<Keys> = {}, set: Partial<Settings> = {}) {
  const { control, account } = await openStripe(given);
  const server = await listen(0);
  onTestFinished(() => server.close());
  const settings = createShopSettings({ ...DEFAULT_SETTINGS, ...set });
  server.serve(createApp(buildAppDeps({ stripe: account, hosted: account, settings })));
  const origin = `http://127.0.0.1:${server.port}`;
  const api = apiClient(() => origin);
  await control('endpoint', { url: origin + STRIPE_WEBHOOK_PATH, secrets: [WEBHOOK_SECRET] });
  const handlers = {
    [EVENT_TOPIC]: handleStripeEvent(account),
    [START_TOPIC]: handleStart(account),
    [EXPIRY_TOPIC]: handleExpiry(account),
    [HELD_TOPIC]: handleHeld(account),
    [OTHER_CURRENCY_TOPIC]: handleOtherCurrency(account),
    [REFUND_TOPIC]: handleRefund({ payments: simulatedPayments, hosted: account }),
    mail: (() => Promise.resolve()) as JobHandler,
  };
  return {
    api,
    control,
    account,
    handlers,
    /** Does all jobs that are due. */
    async work() {
      const failures: unknown[] = [];
      const failed = (_: unknown, error: unknown) => failures.push(error);
      while (await workOffNext(handlers, { failed }));
      return failures;
    },
    /** An order of two of five pieces, and one of another product if that is given, which is not paid yet. */
    async placeOrder({ shipping = true, besides }: { shipping?: boolean; besides?: string } = {}) {
      const { token } = await buildUser();
      const { id: product } = await buildProduct({ quantity: 5, shipping });
      const other = besides ? [{ product: besides, quantity: 1 }] : [];
      const asked = buildCheckout(token, [{ product, quantity: 2 }, ...other]);
      const { body } = await api.call(endpoints.placeOrder, asked);
      return { token, product, order: body.order, session: body.order.payment.reference ?? '' };
    },
  };
}
