import type { ShopSettings } from '../../settings/index.js';
import { startCustomersOver } from './count-earlier-customers.js';
import { startOver } from './count-earlier.js';
import { SalesCounting } from './sales-counting.js';

/** Counts the sales of all days, and the sums of all customers, anew, also while the shop is open. */
export async function recountSales(settings: Pick<ShopSettings, 'stored'>): Promise<void> {
  await startOver((await settings.stored()).timeZone);
  await startCustomersOver();
  await new SalesCounting(settings).catchUp();
}
