import { OrderModel } from '../order.model.js';
import { statusFilter } from './order-filter.js';

/** How many orders the list of waiting ones has. */
export function countToSend(): Promise<number> {
  return OrderModel.countDocuments(statusFilter('waiting')).exec();
}
