import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { portOf } from '@shop/test-shop/lib/free-port';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { SECRET_KEY, startStripe, type StripeStandin } from './start.js';

/** A stand-in for one test, and the official library that talks to it. */
export async function openStripe() {
  const folder = await temporaryFolder('shop-stripe-');
  const standin = await startStripe(folder);
  onTestFinished(async () => {
    await standin.close();
    await rm(folder, { recursive: true });
  });
  return { folder, ...standin, stripe: clientOf(standin) };
}

export function clientOf({ origin }: Pick<StripeStandin, 'origin'>, secretKey = SECRET_KEY) {
  const { hostname, port } = new URL(origin);
  return new Stripe(secretKey, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: 1_000,
  });
}

/** Of an order with two kinds of things, at $46.99. */
export function orderedSession(
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  const line = (name: string, unit_amount: number, quantity: number) => ({
    price_data: { currency: 'usd', unit_amount, product_data: { name } },
    quantity,
  });
  return {
    mode: 'payment',
    line_items: [line('Mug', 1_200, 2), line('Delivery', 2_299, 1)],
    client_reference_id: '1042',
    metadata: { order: 'o1' },
    payment_intent_data: { metadata: { order: 'o1' } },
    success_url: 'http://shop.test/paid?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/orders/1042',
    ...changes,
  };
}

/** A webhook that answers with the given statuses, then 200. */
export async function openWebhook(...statuses: number[]) {
  const received: { body: string; signature: string }[] = [];
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      const status = statuses.shift() ?? 200;
      const signature = String(req.headers['stripe-signature']);
      if (status === 200) received.push({ body, signature });
      res.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const types = () => received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type);
  return { url: `http://127.0.0.1:${portOf(server)}`, received, types };
}
