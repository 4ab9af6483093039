import { log } from '@shop/http/log';
import type { OrderRecord } from '../../orders/index.js';
import type { Hosted } from './hosted.js';
import { settleHosted } from './settle-hosted.js';
import { startHosted } from './start-hosted.js';

/**
 * An order with its payment page, and with what the provider knows of its payment. While the provider does not answer,
 * that is what was known before.
 */
export async function askProvider(order: OrderRecord, hosted: Hosted): Promise<OrderRecord> {
  try {
    await startHosted(order, hosted);
    return (await settleHosted(order._id, hosted.provider, { cause: 'return' })) ?? order;
  } catch (error) {
    log.error(`Whether order ${order.number} is paid is not known yet`, error);
    return order;
  }
}
