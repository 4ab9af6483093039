import { Types } from 'mongoose';
import { orderSearchWords, priceFields } from '../../apps/api/src/shop/orders/index.js';

const FIRST_NAMES = ['Ada', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay', 'Gus', 'Hana', 'Ines', 'Jon'];
const LAST_NAMES = ['Abel', 'Brook', 'Cole', 'Dietz', 'Eaton', 'Frost', 'Garner', 'Hale', 'Irwin'];
const STATUSES = [
  'Not Process',
  'Processing',
  'Shipped',
  'deliverd',
  'deliverd',
  'cancel',
] as const;
const HOUR_MS = 60 * 60 * 1000;
/** Orders are spread over a hundred days, however many there are. */
const ORDER_HOURS = 2_400;

/** What an order has of its product. */
interface Bought {
  _id: Types.ObjectId;
  name: string;
  slug: string;
  description: string;
  priceCents: number;
}

/** The item of an endlessly repeated list. @throws RangeError when the list is empty. */
function cycle<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new RangeError('There is nothing to repeat');
  return list[index % list.length] as T;
}

/** Orders of one piece each, as they are stored. @param firstNumber their numbers begin with it. */
export function ordersOf(products: readonly Bought[], count: number, firstNumber: number) {
  return Array.from({ length: count }, (_, index) =>
    orderAt(index, firstNumber + index, cycle(products, index * 13)),
  );
}

/** Such as `+1 (555) 010-0123`. */
function phoneAt(index: number): string {
  const digits = String(index).padStart(7, '0');
  return `+1 (555) ${digits.slice(0, 3)}-${digits.slice(3)}`;
}

function orderAt(index: number, number: number, product: Bought) {
  const { _id, name, slug, description, priceCents } = product;
  const buyer = {
    _id: new Types.ObjectId(),
    name: `${cycle(FIRST_NAMES, index)} ${cycle(LAST_NAMES, index * 5)}`,
  };
  const createdAt = new Date(Date.now() - (index % ORDER_HOURS) * HOUR_MS);
  const delivery = {
    name: buyer.name,
    email: `buyer${index}@shop.test`,
    phone: phoneAt(index),
    address: `${1 + (index % 900)} ${cycle(LAST_NAMES, index * 7)} Street, Springfield, IL 62701`,
    completedLater: false,
  };
  const item = { product: _id, name, slug, description, priceCents, quantity: 1 };
  return {
    _id: new Types.ObjectId(),
    number,
    status: cycle(STATUSES, index),
    buyer,
    delivery,
    searchWords: orderSearchWords({ number, delivery, lines: [item] }),
    ...priceFields([item]),
    payment: { success: true, state: 'paid', provider: 'simulated', reference: `bench_${index}` },
    idempotencyKey: `bench-${index}`,
    isSoldCounted: true,
    history: [{ status: STATUSES[0], at: createdAt, by: buyer._id }],
    createdAt,
  };
}
