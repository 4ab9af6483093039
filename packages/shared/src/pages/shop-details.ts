import { z } from 'zod';

/** What a shop's owner says of it. The API reads it from the environment, the pages show it. */
export const shopDetailsSchema = z.object({
  /** Stands behind 'All Right Reserved' in the footer. */
  author: z.string(),
  email: z.string(),
  phone: z.string(),
  tollFree: z.string(),
});
export type ShopDetails = z.infer<typeof shopDetailsSchema>;

/** The details of a shop whose owner said nothing. */
export const DEMO_SHOP_DETAILS: ShopDetails = {
  author: 'Ecommerce App',
  email: 'help@shop.test',
  phone: '+1 (555) 010-0142',
  tollFree: '1-800-555-0199',
};

/** Id of the page's element that hands the details from the server to the pages, as JSON. */
export const SHOP_DETAILS_ELEMENT = 'shop-details';
