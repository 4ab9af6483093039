import {
  DEMO_SHOP_DETAILS,
  isTimeZone,
  setShopCurrency,
  SHOP_DETAILS_ELEMENT,
  type ShopDetails,
} from '@shop/shared';
import { createContext, use, useMemo, useState } from 'react';

/** The shop's details, and a function that replaces them after a save. */
export interface CurrentShopDetails {
  details: ShopDetails;
  replace: (details: ShopDetails) => void;
}

export const ShopDetailsContext = createContext<CurrentShopDetails>({
  details: DEMO_SHOP_DETAILS,
  replace: () => undefined,
});

/** The details for the context. Passed in from outside, because there is no `document` on a server. */
export function useCurrentShopDetails(first: ShopDetails): CurrentShopDetails {
  const [details, replace] = useState(first);
  // Everything below writes its amounts in this currency.
  setShopCurrency(details.currency);
  return useMemo(() => ({ details, replace }), [details]);
}

export function useShopDetails(): ShopDetails {
  return use(ShopDetailsContext).details;
}

/** Replaces the details on every screen of this tab. */
export function useReplaceShopDetails(): CurrentShopDetails['replace'] {
  return use(ShopDetailsContext).replace;
}

/**
 * The details that the server put into the page, or the demo's if there are none, as in development. A time zone that
 * this browser doesn't know is replaced, because formatting a date in it would throw.
 */
export function readShopDetails(page: Document): ShopDetails {
  const text = page.getElementById(SHOP_DETAILS_ELEMENT)?.textContent;
  if (!text) return DEMO_SHOP_DETAILS;
  const details = JSON.parse(text) as ShopDetails;
  return isTimeZone(details.timeZone) ? details : { ...details, timeZone: 'UTC' };
}
