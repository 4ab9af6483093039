import { endpoints } from '@shop/shared';
import fc from 'fast-check';
import { JobModel } from '@shop/mongo/jobs';
import { buildCheckout } from '../orders/checkouts.js';
import type { ModelShop } from './model-shop.js';
import { RETURN_STEPS } from './return-steps.js';
import { drawnOrder as order, pick, type Drawn } from './drawn.js';

/** One thing that happens. */
export interface Step extends Drawn {
  name: keyof typeof STEPS;
}

const CARDS = ['good', 'good', 'good', 'declined', 'slow'] as const;
const FAULTS = ['error', 'errorAfter', 'conflict', 'cutBefore', 'cutAfter'] as const;
const ORDERS = ['as told', 'latest first', 'shuffled'] as const;

/** What can't be done just now, such as a payment of a closed page, is no step. */
const ifPossible = (act: Promise<unknown>) => act.catch(() => undefined);

async function intent(step: Drawn, { control }: ModelShop): Promise<string> {
  const found = await order(step);
  const all = await control('intents');
  return all.find(({ metadata }) => metadata.order === found?._id.toHexString())?.id ?? '';
}

const ACTS = {
  ...RETURN_STEPS,
  place: async ({ which, amount }: Drawn, shop: ModelShop) => {
    const token = pick(shop.buyers, which) ?? '';
    const product = pick(shop.products, amount) ?? '';
    const asked = buildCheckout(token, [{ product, quantity: 1 + (amount % 3) }]);
    const body = { ...asked.body, ...(which % 3 === 0 && { codes: [shop.code] }) };
    // Sent twice: a lost reply.
    for (let times = 0; times < 1 + (amount % 2); times += 1)
      await shop.answered(endpoints.placeOrder, { ...asked, body });
  },
  pay: async (step: Drawn, { control }: ModelShop) => {
    const session = (await order(step))?.payment.reference ?? '';
    await ifPossible(control('pay', { session, card: pick(CARDS, step.amount) ?? 'good' }));
  },
  decide: async (step: Drawn, { control }: ModelShop) => {
    const session = (await order(step))?.payment.reference ?? '';
    await ifPossible(control('decide', { session, isPaid: step.amount % 2 === 0 }));
  },
  comeBack: async (step: Drawn, shop: ModelShop) => {
    const found = await order(step);
    if (!found) return;
    const token = shop.tokenOf(found.buyer._id);
    await shop.answered(endpoints.checkMyPayment, { token, params: { number: found.number } });
  },
  cancel: async (step: Drawn, shop: ModelShop) => {
    const found = await order(step);
    if (!found) return;
    const token = shop.tokenOf(found.buyer._id);
    await shop.answered(endpoints.cancelMyOrder, { token, params: { number: found.number } });
  },
  setStatus: async (step: Drawn, shop: ModelShop) => {
    const found = await order(step);
    if (!found) return;
    const status = pick(['Processing', 'Shipped', 'cancel', 'Not Process'] as const, step.amount);
    const params = { orderId: found._id.toHexString() };
    const body = { status };
    await shop.answered(endpoints.updateOrderStatus, { token: shop.admin, params, body });
  },
  takeHeld: async (step: Drawn, shop: ModelShop) => {
    const found = await order(step);
    if (found?.payment.state !== 'authorized') return;
    const params = { orderId: found._id.toHexString() };
    await shop.answered(endpoints.markOrderPaid, { token: shop.admin, params });
  },
  /** Its money comes another way, also of one that was sent and is not paid any more. */
  paidAnotherWay: async (step: Drawn, shop: ModelShop) => {
    const found = await order(step);
    if (!found || found.payment.state === 'authorized' || step.amount % 3 > 0) return;
    const params = { orderId: found._id.toHexString() };
    await shop.answered(endpoints.markOrderPaid, { token: shop.admin, params });
  },
  refund: async (step: Drawn, shop: ModelShop) => {
    const found = await order(step);
    if (!found) return;
    const isWhole = step.amount % 4 === 0;
    const asked = {
      token: shop.admin,
      params: { number: found.number },
      headers: { 'Idempotency-Key': `refund-${step.which}-${step.amount}-${found.number}` },
      body: isWhole ? { all: true, restock: true } : { amount: (step.amount % 900) / 100 + 0.01 },
    };
    await shop.answered(endpoints.refundOrder, asked);
    if (step.which % 2 === 0) await shop.answered(endpoints.refundOrder, asked);
  },
  refundAtStripe: async (step: Drawn, shop: ModelShop) => {
    const amount = (step.amount % 900) + 1;
    await ifPossible(shop.control('refund', { intent: await intent(step, shop), amount }));
  },
  failRefund: async ({ which }: Drawn, { control }: ModelShop) => {
    const refund = pick(await control('refunds'), which)?.id ?? '';
    if (which % 4 === 0) await ifPossible(control('failRefund', { refund }));
  },
  dispute: async (step: Drawn, shop: ModelShop) => {
    if (step.amount % 3 === 0)
      await ifPossible(shop.control('dispute', { intent: await intent(step, shop) }));
  },
  timeIsOver: async (step: Drawn) => {
    const found = await order(step);
    const key = `payment-expiry:${found?._id.toHexString() ?? ''}`;
    await JobModel.updateOne({ key }, { $set: { dueAt: new Date(0) } });
  },
  webhooks: async ({ which, amount }: Drawn, { control }: ModelShop) => {
    await control('webhooks', {
      isHeld: which % 3 === 0,
      copies: 1 + (amount % 3),
      order: pick(ORDERS, which) ?? 'as told',
      drop: amount % 5 === 0 ? 3 : 0,
    });
  },
  fail: async ({ which, amount }: Drawn, { control }: ModelShop) => {
    if (amount % 3 === 0) await control('fail', { kind: pick(FAULTS, which) ?? 'error', times: 1 });
  },
  work: async (_: Drawn, shop: ModelShop) => {
    await shop.work();
  },
};

const KILLED_WITHIN = [
  'place',
  'comeBack',
  'cancel',
  'setStatus',
  'takeHeld',
  'paidAnotherWay',
  'refund',
  'refundReturn',
  'receiveReturn',
  'closeReturn',
  'work',
] as const;
const MOST_WRITES = 16;

/** What can happen, each as often as its name is drawn. */
export const STEPS = {
  ...ACTS,
  /** The shop is killed between any two writes. */
  kill: (step: Drawn, shop: ModelShop) => {
    const name = pick(KILLED_WITHIN, step.which) ?? 'work';
    const answered = async (...asked: Parameters<ModelShop['answered']>) => {
      await shop.api.send(...asked);
    };
    const act = () => ACTS[name](step, { ...shop, answered });
    // Apart from the amount, which chooses what the other step does.
    const writes = Math.floor(step.which / KILLED_WITHIN.length) % MOST_WRITES;
    return shop.writes.during(writes, act);
  },
};

const OFTEN = [
  'place',
  'place',
  'pay',
  'pay',
  'pay',
  'comeBack',
  'work',
  'work',
  'kill',
  'kill',
] as const;

/** Random steps, the same for the same seed. */
export function stepsFrom(seed: number, count: number): Step[] {
  const names = [...OFTEN, ...(Object.keys(STEPS) as (keyof typeof STEPS)[])];
  const step = fc.record({
    name: fc.constantFrom(...names),
    which: fc.nat(9_999),
    amount: fc.nat(9_999),
  });
  const steps = fc.array(step, { minLength: count, maxLength: count, size: 'max' });
  return fc.sample(steps, { seed, numRuns: 1 })[0] ?? [];
}
