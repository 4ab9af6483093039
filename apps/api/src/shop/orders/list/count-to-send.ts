import { WAITING_STATUSES, type OrderStatus } from '@shop/shared';
import { OrderModel } from '../order.model.js';
import { somethingToSend } from './order-filter.js';

/** How many orders have one of these statuses and something left to send; by default as the list of waiting ones. */
export function countToSend(statuses: readonly OrderStatus[] = WAITING_STATUSES): Promise<number> {
  return OrderModel.countDocuments(somethingToSend(statuses)).exec();
}
