import type { OrderRecord } from './order.model.js';

/** The name of an order in audit entries. */
export function orderName({
  number,
  buyer,
}: Pick<OrderRecord, 'number'> & { buyer: { name: string } }): string {
  return `Order ${number} of ${buyer.name}`;
}
