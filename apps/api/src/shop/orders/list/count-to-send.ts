import { WAITING_STATUSES, type OrderStatus } from '@shop/shared';
import { OrderModel } from '../order.model.js';
import { somethingToSend } from './order-filter.js';

/** How many orders of these statuses have something left to send, as the list of waiting ones has them. */
export function countToSend(statuses: readonly OrderStatus[] = WAITING_STATUSES): Promise<number> {
  return OrderModel.countDocuments(somethingToSend(statuses)).exec();
}
