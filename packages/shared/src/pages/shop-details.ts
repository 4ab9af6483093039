import { z } from 'zod';

/** Details of the shop that its owner sets. The API reads them from the environment, the pages show them. */
export const shopDetailsSchema = z.object({
  /** Shown in the footer after 'All Right Reserved'. */
  author: z.string(),
  email: z.string(),
  phone: z.string(),
  tollFree: z.string(),
});
/** Who runs the shop, and how to reach them. */
export type ShopDetails = z.infer<typeof shopDetailsSchema>;

/** The details of a shop whose owner has set none. */
export const DEMO_SHOP_DETAILS: ShopDetails = {
  author: 'Ecommerce App',
  email: 'help@shop.test',
  phone: '+1 (555) 010-0142',
  tollFree: '1-800-555-0199',
};

/** Id of the HTML element in which the server hands these details to the pages, as JSON. */
export const SHOP_DETAILS_ELEMENT = 'shop-details';

/** Id of the HTML element whose nonce the page's script puts on the `<style>` elements that it writes. */
export const STYLE_NONCE_ELEMENT = 'style-nonce';
