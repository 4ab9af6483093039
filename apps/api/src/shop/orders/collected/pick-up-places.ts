import { Types } from 'mongoose';
import { ShippingZoneModel } from '../../pricing/index.js';
import type { FrozenPrice, OrderRecord } from '../order.model.js';

type Priced = Pick<OrderRecord, 'price'>;

/**
 * The same orders, those of earlier builds with the place where they are collected. These did not keep it, so it is that
 * of their method of delivery as it is now. Reads nothing for other orders.
 */
export async function withPickUpPlaces<O extends Priced>(orders: readonly O[]): Promise<O[]> {
  const zones = orders.flatMap(({ price }) => (lacksPlace(price) ? price.zone._id : []));
  if (zones.length === 0) return [...orders];
  const ids = [...new Set(zones)].map((id) => new Types.ObjectId(id));
  const found = await ShippingZoneModel.find({ _id: { $in: ids } }).lean();
  const places = new Map(
    found.flatMap(({ rule }) => rule.methods.map(({ _id, pickUpAt }) => [_id, pickUpAt])),
  );
  return orders.map((order) => {
    const { price } = order;
    const pickUpAt = lacksPlace(price) && places.get(price.delivery.method);
    return pickUpAt ? { ...order, price: { ...price, pickUpAt } } : order;
  });
}

type Lacking = FrozenPrice & Record<'zone' | 'delivery', object>;

function lacksPlace(price: FrozenPrice | undefined): price is Lacking {
  return price?.pickUpAt === undefined && Boolean(price?.delivery && price.zone);
}
