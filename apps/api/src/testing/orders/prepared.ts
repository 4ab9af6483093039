import type { PreparedOrderInput } from '@shop/shared';
import { Types } from 'mongoose';
import {
  PreparedOrderModel,
  type PreparedOrderRecord,
} from '../../shop/checkout/prepared/prepared-order.model.js';
import { buildProduct, buildUser } from '../factories.js';

interface Wanted extends Partial<Pick<PreparedOrderRecord, 'state'>> {
  buyer?: { id: string; token: string };
  entry?: Partial<PreparedOrderInput>;
}

/** Two lamps at $10, of five, that are prepared for a customer. */
export async function buildPrepared({ buyer, entry, state = 'unsent' }: Wanted = {}) {
  const customer = buyer ?? (await buildUser());
  const { id: product } = await buildProduct({ name: 'Lamp', price: 10, quantity: 5 });
  const now = new Date();
  const { _id, version } = await PreparedOrderModel.create({
    _id: new Types.ObjectId(),
    customer: customer.id,
    entry: { items: [{ product, quantity: 2 }], ...entry },
    state,
    version: 1,
    createdAt: now,
    changedAt: now,
    ...(state !== 'unsent' && { sentAt: now }),
  });
  return { id: _id.toHexString(), _id, version, buyer: customer, product };
}
