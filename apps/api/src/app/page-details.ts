import { setTimeout } from 'node:timers/promises';
import {
  methodsOf,
  shopDetailsOf,
  type SettingsAndPictures,
  type ShippingMethod,
  type ShopDetails,
} from '@shop/shared';
import type { PriceRules, PriceRuleSource } from '../shop/pricing/index.js';

/** How long a page waits for the database before it goes by the last rules that were read. */
const PATIENCE_MS = 300;

/** Makes of settings what the pages say about the shop. */
export function pageDetailsBy(source: PriceRuleSource) {
  let last: PriceRules | undefined;
  return async (settings: SettingsAndPictures): Promise<ShopDetails> => {
    const reading = source.current().then(
      (rules) => (last = rules),
      () => undefined,
    );
    await Promise.race([reading, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    return pageDetails(settings, last);
  };
}

function pageDetails(settings: SettingsAndPictures, rules?: PriceRules): ShopDetails {
  const details = shopDetailsOf(settings);
  if (!rules?.isSetUp) return details;
  const methods = rules.zones.flatMap(methodsOf);
  const isNeverFree = methods.length > 0 && !methods.some(isEverFree);
  return {
    ...details,
    pricing: rules.zones.length > 0 ? 'zones' : 'rules',
    // Written before there was a zone, it would stand beside what a delivery costs.
    ...(isNeverFree && /\bfree\b/i.test(details.deliveryLine) && { deliveryLine: '' }),
  };
}

function isEverFree({ price, freeFromCents }: ShippingMethod): boolean {
  if (freeFromCents !== undefined) return true;
  switch (price.by) {
    case 'flat':
      return price.priceCents === 0;
    case 'pieces':
      return price.firstCents === 0;
    case 'weight':
    case 'amount':
      return price.tiers.some(({ priceCents }) => priceCents === 0);
  }
}
