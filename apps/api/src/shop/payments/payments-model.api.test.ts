import { JobModel } from '@shop/mongo/jobs';
import { isManual, sumOf } from '@shop/shared';
import { expect, it } from 'vitest';
import { openModelShop, type ModelShop } from '../../testing/payment-model/model-shop.js';
import { settleAll } from '../../testing/payment-model/settle-all.js';
import { STEPS, stepsFrom } from '../../testing/payment-model/steps.js';
import { useTestShop } from '../../testing/test-shop.js';
import { ProductModel } from '../catalog/index.js';
import { findDisagreements } from '../order-checks/index.js';
import { moneySums, OrderModel, piecesSoldBy, type OrderRecord } from '../orders/index.js';

useTestShop();

// `npm run test:long:payments` takes 10,000 steps. To repeat a run that failed: PAYMENT_SEED=… of that run.
const count = Number(process.env.PAYMENT_STEPS ?? 300);
const STEPS_PER_SHOP = 300;
const first = Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000_000);
// Two for the gate: half of the shops charge at shipment.
const seeds = Array.from(
  { length: Math.max(2, Math.ceil(count / STEPS_PER_SHOP)) },
  (_, index) => first + index,
);

/** What the provider holds for each order, in cents, and whether the bank has taken it. */
async function atProvider({ control }: ModelShop): Promise<Map<string, number>> {
  const refunds = (await control('refunds')).filter(({ status }) => status === 'succeeded');
  const held = (await control('intents')).map(
    ({ id, metadata, amount_received }) =>
      [
        metadata.order ?? '',
        amount_received -
          sumOf(
            refunds.filter(({ payment_intent: intent }) => intent === id),
            ({ amount }) => amount,
          ),
      ] as const,
  );
  expect(new Set(held.map(([order]) => order)).size, 'orders paid twice').toBe(held.length);
  return new Map(held);
}

/** How many pieces of an order were put back. A refund of all of it leaves out those that came back before. */
function piecesBack({ status, lines, refunds = [], returned = [] }: OrderRecord): number {
  if (status === 'cancel') return 0;
  const back = [
    ...returned,
    ...refunds.flatMap((refund) => (refund.restocked ? refund.lines : [])),
  ];
  return sumOf(lines, ({ _id, quantity }) => {
    const own = back.filter(({ line }) => line.equals(_id));
    return Math.min(
      quantity,
      sumOf(own, (one) => one.quantity),
    );
  });
}

it.each(seeds)(
  'random orders, payments, refunds, returns, expiries and webhooks leave nothing that disagrees (PAYMENT_SEED=%i)',
  { timeout: 300_000 },
  async (seed) => {
    const shop = await openModelShop({ cardCharged: seed % 2 === 0 ? 'checkout' : 'shipment' });
    for (const step of stepsFrom(seed, Math.min(count, STEPS_PER_SHOP)))
      await STEPS[step.name](step, shop);
    await settleAll(shop);

    const orders = await OrderModel.find().lean();
    expect(orders.length).toBeGreaterThan(0);
    const provider = await atProvider(shop);
    for (const order of orders) {
      const { paidCents, refundedCents } = moneySums(order);
      const held = provider.get(order._id.toHexString()) ?? 0;
      // The provider knows nothing of what came another way.
      const wanted = isManual(order.payment.provider) ? 0 : paidCents - refundedCents;
      expect([order.number, wanted]).toEqual([order.number, held]);
      expect(order.payment.state, `order ${order.number}`).not.toMatch(
        /pending|authorized|cancelling/,
      );
    }
    for (const { number, payment } of orders.filter(({ payment: { state } }) => state !== 'none'))
      expect([number, payment.changes?.at(-1)?.state]).toEqual([number, payment.state]);
    const stock = sumOf(await ProductModel.find().lean(), ({ quantity }) => quantity);
    const back = sumOf(orders, piecesBack);
    expect(stock + sumOf([...piecesSoldBy(orders).values()], Number) - back).toBe(shop.pieces);
    const refused = orders.flatMap(({ refunds = [] }) =>
      refunds.filter(({ state }) => state === 'failed').map(({ _id }) => _id.toHexString()),
    );
    for (const job of await JobModel.find().lean()) {
      expect(job).toMatchObject({ topic: 'refund', state: 'dead' });
      expect(refused).toContain(job.data.refund);
    }
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  },
);
