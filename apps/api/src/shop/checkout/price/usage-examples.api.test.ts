import { readFileSync } from 'node:fs';
import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { CustomerUseModel, PromotionModel } from '../../pricing/index.js';

const api = useTestShop();

/** Orders with a code, as worked out by other shops, and how often it counts as used. */
interface UsageExample {
  id: string;
  type: string;
  code: string;
  usageLimit: number | null;
  perCustomerLimit: number | null;
  startUsed?: number;
  parallel?: number;
  events: {
    order: string;
    customer?: string | null;
    event: string;
    wasCounted?: boolean;
    orderItems?: number;
  }[];
  expect: { used?: number; accepted?: number | false; rejected?: number; nextAccepted?: boolean };
}

const FILE = '../../../../../../packages/shared/src/testing/examples/commerce.json';
const { toRead } = JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8')) as {
  toRead: { id: string; type: string }[];
};

/** With guests, who can't buy here, or a code that stays used when its order is cancelled: see `other-policies`. */
const OTHER_SHOPS = ['issue-022', 'vendure-063', 'sylius-147'];
const EXAMPLES = toRead
  .filter((one): one is UsageExample => one.type === 'usage' && !OTHER_SHOPS.includes(one.id))
  .map((example) => [example.id, example] as const);

let admin: string;
let product: string;

beforeEach(async () => {
  ({ token: admin } = await buildAdmin());
  ({ id: product } = await buildProduct({ price: 20, quantity: 90 }));
});

async function setUp({ code, usageLimit, perCustomerLimit }: UsageExample, used: number) {
  const limits = {
    ...(usageLimit !== null && { uses: usageLimit }),
    ...(perCustomerLimit !== null && { usesPerCustomer: perCustomerLimit }),
  };
  const body = { ...TEN_PERCENT, codes: [code], limits };
  const { promotion } = (await api.call(endpoints.createPromotion, { token: admin, body })).body;
  await PromotionModel.updateOne({ _id: promotion._id }, { $set: { used } });
}

/** Customers and their orders by the names that the example gives them. */
function shopping(code: string) {
  const tokens = new Map<string, Promise<string>>();
  const placed = new Map<string, { token: string; number: string }>();
  const tokenOf = (customer: string) => {
    const known = tokens.get(customer) ?? buildUser().then(({ token }) => token);
    tokens.set(customer, known);
    return known;
  };
  const place = async (order: string, customer: string, quantity = 1): Promise<number> => {
    const token = await tokenOf(customer);
    const body = { items: [{ product, quantity }], codes: [code] };
    const headers = { 'idempotency-key': `order-${order}` };
    const reply = await api.send(endpoints.placeOrder, { token, headers, body });
    if (reply.status === 201) {
      const { order: stored } = endpoints.placeOrder.response.parse(JSON.parse(reply.text));
      placed.set(order, { token, number: String(stored.number) });
    }
    return reply.status;
  };
  const cancel = async (order: string): Promise<void> => {
    const known = placed.get(order);
    if (!known) return;
    const { token, number } = known;
    await api.call(endpoints.cancelMyOrder, { token, params: { number } });
  };
  return { place, cancel };
}

/** Where the shop counts uses: with the promotion, or its customer, as far as it has limits. */
async function usedNow({ usageLimit, perCustomerLimit }: UsageExample) {
  if (usageLimit !== null) return (await PromotionModel.findOne().lean())?.used;
  if (perCustomerLimit !== null) return (await CustomerUseModel.findOne().lean())?.used;
  return undefined;
}

/** Does what happens to an order. What follows on a payment that failed is a repetition of its checkout. */
async function happen(
  { place, cancel }: ReturnType<typeof shopping>,
  { order, event, customer, orderItems }: UsageExample['events'][number],
): Promise<void> {
  if (['cancelled', 'deleted'].includes(event)) await cancel(order);
  else if (event === 'pay-again') expect(await place(order, 'a')).toBe(201);
  else if (customer) expect(await place(order, customer, orderItems)).toBe(201);
}

describe('the uses of a code', () => {
  it.each(EXAMPLES)('are counted as in %s', async (_id, example) => {
    const { code, events, parallel = 0, startUsed = 0, expect: wanted } = example;
    const { wasCounted } = events[0] ?? {};
    await setUp(example, wasCounted ? startUsed - 1 : startUsed);
    const customers = shopping(code);
    if (wasCounted) await customers.place('1', 'a');
    for (const event of events) await happen(customers, event);

    const tries = Array.from({ length: parallel }, (_, index) => `parallel-${index}`);
    const statuses = await Promise.all(tries.map((name) => customers.place(name, name)));
    if (parallel > 0)
      expect(statuses.filter((status) => status === 201)).toHaveLength(Number(wanted.accepted));

    const used = await usedNow(example);
    if (wanted.used !== undefined && used !== undefined) expect(used).toBe(wanted.used);
    if (wanted.nextAccepted !== undefined) {
      const [first] = events;
      const status = await customers.place('next', first?.customer ?? 'a');
      expect(status).toBe(wanted.nextAccepted ? 201 : 409);
    }
    if (wanted.accepted === false) {
      const body = { items: [{ product, quantity: 1 }], codes: [code] };
      const { rejected } = (await api.call(endpoints.quoteOrder, { body })).body;
      expect(rejected?.[0]?.reason).toBe('customer-required');
    }
  });
});

interface BudgetExample {
  id: string;
  type: string;
  budgetType: 'spend' | 'usage';
  limit: number;
  used: number;
  register?: number[];
  sameOrder?: boolean;
  discount?: number;
  expect: { used?: number; applied?: boolean };
}

describe('the budget of a promotion', () => {
  const examples = toRead
    .filter((one): one is BudgetExample => one.type === 'budget')
    .map((example) => [example.id, example] as const);

  it.each(examples)('is kept as in %s', async (_id, example) => {
    const { budgetType, limit, used, register = [], sameOrder, discount, expect: wanted } = example;
    const spends = budgetType === 'spend';
    const limits = spends ? { budget: limit / 100 } : { uses: limit };
    const body = { ...TEN_PERCENT, value: 100, limits };
    await api.call(endpoints.createPromotion, { token: admin, body });
    await PromotionModel.updateOne({}, { $set: spends ? { spentCents: used } : { used } });
    const { token } = await buildUser();
    const orders = sameOrder
      ? [register]
      : [...register, ...(discount ? [discount] : [])].map((one) => [one]);
    for (const prices of orders) {
      const products = await Promise.all(
        prices.map((cents) => buildProduct({ price: cents / 100 })),
      );
      const items = products.map(({ id }) => ({ product: id, quantity: 1 }));
      const headers = { 'idempotency-key': `order-${items[0]?.product}` };
      await api.call(endpoints.placeOrder, { token, headers, body: { items } });
    }
    const stored = await PromotionModel.findOne().lean();
    const kept = spends ? stored?.spentCents : stored?.used;
    expect(kept).toBe(wanted.used ?? used);
  });
});
