import type { OrderRecord } from '../order.model.js';

/**
 * Why nothing of an order is handed to a carrier, as its buyer collects it; undefined for one that is sent.
 * @param order with its place: see `withPickUpPlaces`
 */
export function whyNotSent({ number, price }: Pick<OrderRecord, 'number' | 'price'>) {
  return price?.pickUpAt
    ? `The buyer of order ${number} collects it, so nothing of it is sent.`
    : undefined;
}
