import { DEFAULT_SETTINGS } from '../settings/default-settings.js';
import type { Settings } from '../settings/settings.js';

/** The public settings: what the pages say about the shop, its time zone, low-stock threshold and withdrawal period. */
export type ShopDetails = Omit<
  Settings,
  | 'accent'
  | 'taxNumber'
  | 'invoiceFooter'
  | 'bankTransferText'
  | 'cashOnDeliveryText'
  | 'cardCharged'
  | 'priorPrices'
> & {
  /** Absent in a shop that has the usual one. */
  accent?: string;
};

/** The public part of the settings. Each field is listed, so that no other is exposed. */
export function shopDetailsOf(settings: Settings): ShopDetails {
  const { name, mark, tagline, author, address, email, phone, tollFree } = settings;
  const { timeZone, lowStock, deliveryLine, returnsLine, paymentLine } = settings;
  const { deliveryText, returnsText, termsText, imprintText, withdrawalDays, accent } = settings;
  return {
    name,
    mark,
    tagline,
    author,
    address,
    email,
    phone,
    tollFree,
    timeZone,
    lowStock,
    deliveryLine,
    returnsLine,
    paymentLine,
    deliveryText,
    returnsText,
    termsText,
    imprintText,
    withdrawalDays,
    ...(accent && { accent }),
  };
}

/** The details of a shop whose owner has set none. */
export const DEMO_SHOP_DETAILS = shopDetailsOf(DEFAULT_SETTINGS);

/** Id of the HTML element in which the server passes these details to the pages, as JSON. */
export const SHOP_DETAILS_ELEMENT = 'shop-details';

/** Id of the HTML element whose nonce the page's script puts on the `<style>` elements that it writes. */
export const STYLE_NONCE_ELEMENT = 'style-nonce';
