import { DEMO_ORDERS, DEMO_SHOPPERS, type DemoOrder } from '@shop/demo';
import { INITIAL_STATUS, type OrderStatus } from '@shop/shared';
import { Types } from 'mongoose';
import { OPERATOR } from '@shop/front';
import { hashAnswer, hashPassword } from '../shop/accounts/index.js';
import { orderSearchWords, priceFields } from '../shop/orders/index.js';
import { simulatedPayments } from '../shop/payments/index.js';
import type { demoCatalog } from './make-catalog.js';

const DAY_MS = 24 * 60 * 60 * 1000;

type DemoProducts = ReturnType<typeof demoCatalog>['products'];
type DemoShoppers = Awaited<ReturnType<typeof demoShoppers>>;

/** The demo shoppers as documents, with hashed secrets. */
export function demoShoppers() {
  return Promise.all(
    DEMO_SHOPPERS.map(async ({ password, answer, ...shopper }) => ({
      ...shopper,
      _id: new Types.ObjectId(),
      ...(await hashPassword(password, OPERATOR)),
      answerHash: await hashAnswer(answer, OPERATOR),
    })),
  );
}

interface DemoOrderGiven {
  shoppers: DemoShoppers;
  /** The products that can be ordered. */
  products: DemoProducts;
  /** The number of the oldest order. */
  firstNumber: number;
  /** Who ships the orders. */
  administrator: Types.ObjectId | undefined;
}

/** The demo orders as documents, the oldest first. */
export function demoOrders({ shoppers, products, firstNumber, administrator }: DemoOrderGiven) {
  const now = Date.now();
  const oldestFirst = [...DEMO_ORDERS].sort((a, b) => b.daysAgo - a.daysAgo);
  return oldestFirst.map((order, index) => {
    const buyer = found(shoppers, ({ email }) => email === order.buyer, order.buyer);
    const lines = linesOf(order, products);
    const createdAt = new Date(now - order.daysAgo * DAY_MS - (oldestFirst.length - index) * 1000);
    const { name, email, phone, address } = buyer;
    const number = firstNumber + index;
    const delivery = { name, email, phone, address, completedLater: false };
    return {
      number,
      status: order.status,
      buyer: { _id: buyer._id, name },
      delivery,
      searchWords: orderSearchWords({ number, delivery, lines }),
      ...priceFields(lines),
      isSoldCounted: true,
      payment: {
        success: true,
        state: 'paid',
        provider: simulatedPayments.name,
        reference: `sim_demo_${index + 1}`,
      },
      idempotencyKey: `demo-${index + 1}`,
      history: historyOf(order.status, createdAt, { buyer: buyer._id, administrator }),
      createdAt,
    };
  });
}

function linesOf(order: DemoOrder, products: DemoProducts) {
  return order.items.map((item) => {
    const product = found(products, ({ name }) => name === item.product, item.product);
    const { _id, name, slug, description, priceCents } = product;
    return { product: _id, name, slug, description, priceCents, quantity: item.quantity };
  });
}

function historyOf(
  status: OrderStatus,
  at: Date,
  { buyer, administrator = buyer }: { buyer: Types.ObjectId; administrator?: Types.ObjectId },
) {
  const placed = { status: INITIAL_STATUS, at, by: buyer };
  const later = new Date(at.getTime() + DAY_MS / 24);
  return status === placed.status ? [placed] : [placed, { status, at: later, by: administrator }];
}

function found<T>(among: readonly T[], fits: (candidate: T) => boolean, what: string): T {
  const match = among.find(fits);
  if (match === undefined) throw new Error(`The demo data has no ${what}`);
  return match;
}
