import { setTimeout } from 'node:timers/promises';
import {
  deliveryLineFor,
  shopDetailsOf,
  type SettingsAndPictures,
  type ShopDetails,
} from '@shop/shared';
import type { ResetWays } from '../shop/accounts/index.js';
import type { PriceRules, PriceRuleSource } from '../shop/pricing/index.js';

/** How long a page waits for the database before it goes by the last rules that were read. */
const PATIENCE_MS = 300;

/**
 * Makes of settings what the pages say about the shop, whether it has price rules, so that carts keep room for their
 * steps, whether it sends mails to shoppers, and whether it resets passwords by the security answer.
 */
export function pageDetailsBy(
  source: Pick<PriceRuleSource, 'current'>,
  { link: sendsMail, answer }: ResetWays = { link: false, answer: true },
) {
  let last: PriceRules | undefined;
  return async (settings: SettingsAndPictures): Promise<ShopDetails> => {
    const reading = source.current().then(
      (rules) => (last = rules),
      () => undefined,
    );
    await Promise.race([reading, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    const details = {
      ...shopDetailsOf(settings),
      ...(sendsMail && { sendsMail }),
      ...(!answer && { resetsByLinkAlone: true as const }),
    };
    if (!last?.isSetUp) return details;
    return {
      ...details,
      pricing: last.zones.length > 0 ? 'zones' : 'rules',
      deliveryLine: deliveryLineFor(details.deliveryLine, last.zones),
    };
  };
}
