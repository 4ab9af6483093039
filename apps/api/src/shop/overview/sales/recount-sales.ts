import type { ShopSettings } from '../../settings/index.js';
import { startOver } from './count-earlier.js';
import { SalesCounting } from './sales-counting.js';

/** Counts the sales of all days anew, also while the shop is open. */
export async function recountSales(settings: Pick<ShopSettings, 'stored'>): Promise<void> {
  await startOver((await settings.stored()).timeZone);
  await new SalesCounting(settings).catchUp();
}
