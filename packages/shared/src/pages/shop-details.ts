import type { z } from 'zod';
import { DEFAULT_SETTINGS, settingsSchema, type Settings } from '../settings/settings.js';

/** The settings that everybody may see. The server hands them to the pages. */
export const shopDetailsSchema = settingsSchema.omit({ invoiceFooter: true }).strip();
/** What the pages say about the shop, and its days and low-stock mark. */
export type ShopDetails = z.infer<typeof shopDetailsSchema>;

/** What everybody may see of the settings. */
export function shopDetailsOf(settings: Settings): ShopDetails {
  return shopDetailsSchema.parse(settings);
}

/** The details of a shop whose owner has set none. */
export const DEMO_SHOP_DETAILS = shopDetailsOf(DEFAULT_SETTINGS);

/** Id of the HTML element in which the server hands these details to the pages, as JSON. */
export const SHOP_DETAILS_ELEMENT = 'shop-details';

/** Id of the HTML element whose nonce the page's script puts on the `<style>` elements that it writes. */
export const STYLE_NONCE_ELEMENT = 'style-nonce';
