import type { OrderItem } from '@shop/shared';
import type { OrderLineRecord } from './order.model.js';

/** The item that an order line was bought as. */
export function itemOf({
  product,
  variant,
  quantity,
}: Pick<OrderLineRecord, 'product' | 'variant' | 'quantity'>): OrderItem {
  return {
    product: product.toHexString(),
    ...(variant && { variant: variant._id.toHexString() }),
    quantity,
  };
}
