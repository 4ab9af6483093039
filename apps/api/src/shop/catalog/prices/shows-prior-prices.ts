import type { ShopSettings } from '../../settings/index.js';
import { isOnSale, type Offer } from './prices-after.js';

/** The settings as they are stored: replies are kept until they change. */
export type StoredSettings = Pick<ShopSettings, 'stored'>;

/** Whether shoppers are told the lowest price before a sale. Reads the settings only if something is on sale. */
export async function showsPriorPrices(
  offers: readonly Offer[],
  settings: StoredSettings,
): Promise<boolean> {
  return offers.some(isOnSale) && (await settings.stored()).priorPrices === 'shown';
}
