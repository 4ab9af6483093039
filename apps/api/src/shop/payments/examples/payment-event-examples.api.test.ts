import { JobModel } from '@shop/mongo/jobs';
import { CANCELLED_STATUS, sumOf } from '@shop/shared';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { balanceOf, moneySums, OrderModel } from '../../orders/index.js';
import { settleHosted } from '../hosted/settle-hosted.js';
import { handleExpiry } from '../unpaid/expiry.js';
import { commerceExamples } from '../../../testing/commerce-examples.js';
import { openHostedScene, type HostedScene } from '../../../testing/orders/hosted-scene.js';

useTestShop();

/** What happens to an order and its payments. Without `id`, no event of the provider tells it. */
interface PaymentEvent {
  event: string;
  id?: string;
  payment?: string;
  amount?: number;
  via?: 'webhook' | 'return';
  key?: string;
}

interface EventsExample {
  id: string;
  type: 'payment-events';
  order: { total: number };
  events: PaymentEvent[];
  expect: {
    state: keyof typeof STATES;
    paidTotal?: number;
    refundedTotal?: number;
    outstanding?: number;
    paymentsRecorded?: number;
    sideEffects?: { orderPaidEmail: number };
    stockTaken?: number;
    needs?: 'refund';
    mayShip?: boolean;
    response?: number;
  };
}

/** What the states of the examples are in the shop. */
const STATES = {
  paid: { success: true },
  refunded: { payment: 'refunded', success: true },
  'partially-refunded': { payment: 'partially_refunded', success: true },
  'awaiting-payment': { success: false },
  cancelled: { status: CANCELLED_STATUS },
  completed: { status: 'deliverd', success: true },
  shipped: { status: 'Shipped', success: true },
} as const;

const tell = ({ order, provider }: HostedScene, event?: string) =>
  settleHosted(new Types.ObjectId(order._id), provider, {
    cause: 'webhook',
    ...(event && { event }),
  });

const HAPPENINGS: Record<string, (scene: HostedScene, event: PaymentEvent) => Promise<unknown>> = {
  // An order has one page: a second one is the same.
  created: (scene) => tell(scene),
  paid: (scene, { amount = 0, via, id }) => {
    scene.pay(amount);
    return via === 'return' ? scene.comeBack() : tell(scene, id);
  },
  'paid-manually': (scene) => scene.markPaid(),
  authorized: (scene, { amount = 0, id }) => {
    scene.provider.set(scene.order._id, { state: 'authorized', amountCents: amount, charge: 'pi' });
    return tell(scene, id);
  },
  'authorization-expired': (scene, { id }) => {
    scene.provider.set(scene.order._id, { state: 'cancelled', amountCents: 0 });
    return tell(scene, id);
  },
  // Of the page, or of the time that the order has.
  expired: async (scene, { id }) => {
    await tell(scene, id);
    const job = { data: { order: scene.order._id } } as never;
    await handleExpiry({ provider: scene.provider, origin: '' })(job);
  },
  'order-cancelled': (scene) => scene.cancel(),
  refunded: (scene, { amount = 0 }) => scene.refund(amount),
  'refund-request': (scene, { amount = 0, key }) => scene.refund(amount, key),
  shipped: (scene) => scene.setStatus('Shipped'),
  completed: (scene) => scene.setStatus('deliverd'),
};

/** Events of several payments of one order: the provider has received all their amounts. */
function withTotals(events: PaymentEvent[]): PaymentEvent[] {
  const amounts = new Map<string, number>();
  return events.map((event) => {
    if (event.event !== 'paid' || !event.payment) return event;
    amounts.set(event.payment, event.amount ?? 0);
    return { ...event, amount: sumOf([...amounts.values()], Number) };
  });
}

/** All orders in which events can arrive, the repeated ones also at once. */
async function happen(scene: HostedScene, events: PaymentEvent[]): Promise<void> {
  const isRepeated = events.every(({ id }) => id !== undefined && id === events[0]?.id);
  if (isRepeated) await Promise.all(events.map(async (event) => HAPPENINGS.paid?.(scene, event)));
  for (const event of events) await HAPPENINGS[event.event]?.(scene, event);
}

describe('the events of payments', () => {
  it.each(commerceExamples<EventsExample>('payment-events'))(
    'end as in %s',
    async (_id, example) => {
      const { order, events, expect: wanted } = example;
      const isManual = events.some(({ event }) => event === 'paid-manually');
      const way = isManual ? 'manual:bank-transfer' : 'stripe';
      const scene = await openHostedScene(order.total, way);
      expect(events.every(({ event }) => event in HAPPENINGS)).toBe(true);
      const told = withTotals(events);
      await happen(scene, told);

      const stored = await OrderModel.findById(scene.order._id).lean();
      if (!stored) throw new Error('The order is gone');
      const { status, payment, refunds = [], totalCents } = stored;
      const shown = { status, payment: payment.state, success: payment.success };
      expect(shown).toMatchObject(STATES[wanted.state]);
      const { paidCents, refundedCents } = moneySums(stored);
      const isCancelled = status === CANCELLED_STATUS;
      const balance = balanceOf({
        totalCents,
        isCancelled,
        paid: [paidCents],
        refunded: [refundedCents],
      });
      const paidOnce = payment.changes?.filter(({ state }) => state === 'paid').length;
      const found = {
        paidTotal: paidCents,
        refundedTotal: refundedCents,
        outstanding: balance,
        paymentsRecorded: paidOnce,
        sideEffects: {
          orderPaidEmail: await JobModel.countDocuments({ key: /^mail:orderReceived/ }),
        },
        // Of five pieces.
        stockTaken: 5 - ((await stockOf(scene.product)) ?? 0),
        needs:
          refunds.some(({ cause }) => cause === 'late') || shown.payment === 'overpaid'
            ? 'refund'
            : undefined,
        mayShip: (await scene.setStatus('Shipped')).status === 200,
      };
      // The webhook answers before anything is looked at: see `stripe-webhook.api.test.ts`.
      const figures: Partial<typeof wanted> = { ...wanted };
      delete figures.state;
      delete figures.response;
      expect(found).toMatchObject(figures);
    },
  );
});
