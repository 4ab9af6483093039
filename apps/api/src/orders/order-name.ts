import type { OrderRecord } from './order.model.js';

/** What audit entries call an order. */
export function orderName({
  number,
  buyer,
}: Pick<OrderRecord, 'number'> & { buyer: { name: string } }): string {
  return `Order ${number} of ${buyer.name}`;
}
