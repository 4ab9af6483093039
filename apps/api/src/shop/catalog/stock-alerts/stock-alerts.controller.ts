import type { Controller } from '@shop/http/route';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { UsageLimits } from '../../../platform/limits/usage-limits.js';
import { askForStock } from './ask-for-stock.js';

/** Dependencies of the stock alerts' controllers. */
export interface StockAlertDeps {
  usageLimits: UsageLimits;
}

export function ask({ usageLimits }: StockAlertDeps): Controller<typeof endpoints.askForStock> {
  return async ({ body, user, client }) => {
    const account = user._id.toHexString();
    await usageLimits.count({ kind: 'stockAlert', account, address: client.key });
    await askForStock(body, user._id);
    return { success: true, message: SUCCESS_TEXTS.askedForStock(user.email) };
  };
}
