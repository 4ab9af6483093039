import { Types } from 'mongoose';
import { orderSearchWords, priceFields } from '../../apps/api/src/shop/orders/index.js';
import { cycle, personAt } from './people.js';

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

/**
 * Orders of one piece each, as they are stored.
 * @param firstNumber their numbers begin with it
 * @param buyers who placed them in turns; without any, each is somebody else's whose account is gone
 */
export function ordersOf(
  products: readonly Bought[],
  count: number,
  { firstNumber, buyers }: { firstNumber: number; buyers: readonly { _id: Types.ObjectId }[] },
) {
  return Array.from({ length: count }, (_, index) =>
    orderAt(index, firstNumber + index, {
      product: cycle(products, index * 13),
      buyerId: buyers.length > 0 ? cycle(buyers, index)._id : new Types.ObjectId(),
    }),
  );
}

function orderAt(
  index: number,
  number: number,
  { product, buyerId }: { product: Bought; buyerId: Types.ObjectId },
) {
  const { _id, name, slug, description, priceCents } = product;
  const person = personAt(index);
  const buyer = { _id: buyerId, name: person.name };
  const createdAt = new Date(Date.now() - (index % ORDER_HOURS) * HOUR_MS);
  const delivery = { ...person, completedLater: false };
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
