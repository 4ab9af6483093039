import { OrderModel } from './order.model.js';

/** How many orders there are, from what the database knows of the collection: its cost does not grow with them. */
export function countOrders(): Promise<number> {
  return OrderModel.estimatedDocumentCount();
}
