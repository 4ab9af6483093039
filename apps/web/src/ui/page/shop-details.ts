import {
  DEMO_SHOP_DETAILS,
  SHOP_DETAILS_ELEMENT,
  shopDetailsSchema,
  type ShopDetails,
} from '@shop/shared';
import { createContext, use } from 'react';

/** The shop's contact details. Passed in from outside, because there is no `document` on a server. */
export const ShopDetailsContext = createContext<ShopDetails>(DEMO_SHOP_DETAILS);

export function useShopDetails(): ShopDetails {
  return use(ShopDetailsContext);
}

/** The details that the server put into the page; the demo's where there are none, as in development. */
export function readShopDetails(page: Document): ShopDetails {
  const text = page.getElementById(SHOP_DETAILS_ELEMENT)?.textContent;
  return text ? shopDetailsSchema.parse(JSON.parse(text)) : DEMO_SHOP_DETAILS;
}
