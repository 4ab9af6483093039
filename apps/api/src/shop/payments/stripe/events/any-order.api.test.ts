import { randomUUID } from 'node:crypto';
import { JobModel } from '@shop/mongo/jobs';
import { endpoints, type Order } from '@shop/shared';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../../testing/factories.js';
import { mailHandler, mailsOf } from '../../../../testing/mail/mails.js';
import { stockOf } from '../../../../testing/orders/checkouts.js';
import { tellShop, type ToldEvent } from '../../../../testing/orders/stripe-events.js';
import { openStripeShop } from '../../../../testing/orders/stripe-shop.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { MailModel } from '../../../mail/index.js';
import { findDisagreements } from '../../../order-checks/index.js';
import { InvoiceModel, OrderModel } from '../../../orders/index.js';

useTestShop();

/** To try more than the gate does: PAYMENT_EVENT_RUNS=100. */
const numRuns = Number(process.env.PAYMENT_EVENT_RUNS ?? 3);

let shop: Awaited<ReturnType<typeof openStripeShop>>;
let admin: string;

beforeEach(async () => {
  shop = await openStripeShop();
  admin = (await buildAdmin()).token;
  // The test sends the events itself.
  await shop.control('webhooks', { isHeld: true });
  shop.handlers.mail = mailHandler();
});

type Step = (order: Order) => Promise<unknown>;

async function pageOf({ _id }: Order): Promise<string> {
  return (await OrderModel.findById(_id).orFail().lean()).payment.reference ?? '';
}

async function intentOf(order: Order): Promise<string> {
  const intents = await shop.control('intents');
  return intents.find(({ metadata }) => metadata.order === order._id)?.id ?? '';
}

const pay =
  (card?: 'declined' | 'slow'): Step =>
  async (order) =>
    shop.control('pay', { session: await pageOf(order), ...(card && { card }) });
const decide: Step = async (order) =>
  shop.control('decide', { session: await pageOf(order), isPaid: true });
const refundAtStripe: Step = async (order) =>
  shop.control('refund', { intent: await intentOf(order), amount: 500 });
const dispute: Step = async (order) => shop.control('dispute', { intent: await intentOf(order) });
/** Takes a piece off the order: its page is closed, and another one follows. */
const edit: Step = async ({ _id, products: [product] }) => {
  await shop.api.call(endpoints.editOrder, {
    token: admin,
    params: { orderId: _id },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { lines: [{ line: product?.line ?? '', quantity: 1, quantityBefore: 2 }] },
  });
  await JobModel.updateMany({ topic: 'payment-start' }, { $set: { dueAt: new Date(0) } });
  await shop.work();
};

/** What happens at the provider, one after the other. */
const SCENARIOS: [what: string, steps: Step[]][] = [
  [
    'a declined card, another one, and a part that goes back',
    [pay('declined'), pay(), refundAtStripe],
  ],
  ['a slow bank, and a dispute', [pay('slow'), decide, dispute]],
  [
    'an earlier page that was declined and closed, and the page after it',
    [pay('declined'), edit, pay()],
  ],
];

/** When which events arrive: some between the steps, then all, in any order, some of them several times. */
interface Arrivals {
  between: number[][];
  order: number[];
  copies: number[];
  /** After which of them the shop looks at what it was told. */
  works: boolean[];
}

const arrivals: fc.Arbitrary<Arrivals> = fc.record({
  between: fc.array(fc.array(fc.nat(50), { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
  order: fc.array(fc.nat(1_000), { minLength: 20, maxLength: 20 }),
  copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 20, maxLength: 20 }),
  works: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
});

const IN_ORDER: Arrivals = {
  between: [],
  order: Array.from({ length: 20 }, (_, index) => index),
  copies: [1],
  works: [true],
};

/** Events since some number of earlier ones. */
async function eventsSince(count: number): Promise<ToldEvent[]> {
  return (await shop.control('events')).slice(count).map(({ id, type, data }) => ({
    id,
    type,
    object: (data.object as { id: string }).id,
  }));
}

/** Everything that came of an order whose events have arrived so. */
async function outcomeOf(steps: Step[], { between, order: keys, copies, works }: Arrivals) {
  const told = (await shop.control('events')).length;
  const { order, product } = await shop.placeOrder();
  let sent = 0;
  const tell = async (event: ToldEvent) => {
    expect(await tellShop(shop.api, event)).toBe(200);
    sent += 1;
    if (works[sent % works.length]) expect(await shop.work()).toEqual([]);
  };
  for (const [index, step] of steps.entries()) {
    await step(order);
    const events = await eventsSince(told);
    for (const at of between[index] ?? []) {
      const event = events[at % events.length];
      if (event) await tell(event);
    }
  }
  const events = await eventsSince(told);
  const all = events
    .flatMap((event, index) =>
      Array.from({ length: copies[index % copies.length] ?? 1 }, (_, copy) => ({
        event,
        key: keys[(index + copy * 7) % keys.length] ?? 0,
      })),
    )
    .sort((a, b) => a.key - b.key);
  for (const { event } of all) await tell(event);
  await JobModel.updateMany({ state: 'due' }, { $set: { dueAt: new Date(0) } });
  expect(await shop.work()).toEqual([]);
  return whatCameOf(order, product);
}

async function whatCameOf({ _id, number }: Order, product: string) {
  const {
    status,
    totalCents,
    payment,
    refunds = [],
  } = await OrderModel.findById(_id).orFail().lean();
  const mails = await MailModel.find({ order: new Types.ObjectId(_id) }).lean();
  const documents = await InvoiceModel.find({ order: _id }).lean();
  const disagreements = await findDisagreements({ againAfterMs: 0 });
  return {
    status,
    state: payment.state,
    success: payment.success,
    paidCents: payment.paidCents ?? totalCents,
    paid: payment.changes?.filter(({ state }) => state === 'paid').length,
    refunds: refunds.map(({ state, amountCents }) => [state, amountCents]),
    disputes: payment.disputes?.map(({ state }) => state),
    stock: await stockOf(product),
    mails: mails.map(({ kind }) => kind).sort(),
    documents: documents.map(({ kind }) => kind).sort(),
    disagreements: disagreements.filter((one) => one.includes(String(number))),
  };
}

describe('events of a payment that come in any order, and more than once', () => {
  it.each(SCENARIOS)(
    'end as those that come in order, once: %s',
    { timeout: 300_000 },
    async (_, steps) => {
      const inOrder = await outcomeOf(steps, IN_ORDER);
      expect(inOrder).toMatchObject({ success: true, paid: 1, disagreements: [] });
      expect(await mailsOf('orderReceived')).toHaveLength(1);
      await fc.assert(
        fc.asyncProperty(arrivals, async (arrived) => {
          expect(await outcomeOf(steps, arrived)).toEqual(inOrder);
        }),
        { numRuns, endOnFailure: true },
      );
    },
  );
});
