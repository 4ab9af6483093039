import { dollarsFromCents, type Order, type OrderLine } from '@shop/shared';
import type { OrderLineRecord, OrderRecord } from './order.model.js';

/** An order as the wire shows it: dollars, what was bought as it was then. */
export function orderView(order: OrderRecord): Order {
  const { success, provider, reference } = order.payment;
  return {
    _id: order._id.toHexString(),
    status: order.status,
    buyer: { _id: order.buyer._id.toHexString(), name: order.buyer.name },
    createAt: order.createdAt.toISOString(),
    payment: { success, provider, reference },
    products: order.lines.map(lineView),
    total: dollarsFromCents(order.totalCents),
  };
}

function lineView({
  product,
  name,
  slug,
  description,
  priceCents,
  quantity,
}: OrderLineRecord): OrderLine {
  return {
    _id: product.toHexString(),
    name,
    slug,
    description,
    price: dollarsFromCents(priceCents),
    quantity,
  };
}
