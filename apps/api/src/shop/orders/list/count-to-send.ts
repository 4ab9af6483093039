import { WAITING_STATUSES } from '@shop/shared';
import { OrderModel } from '../order.model.js';
import { somethingToSend } from './order-filter.js';

/** How many orders the list of waiting ones has: those with something left to send. */
export function countToSend(): Promise<number> {
  return OrderModel.countDocuments(somethingToSend(WAITING_STATUSES)).exec();
}
