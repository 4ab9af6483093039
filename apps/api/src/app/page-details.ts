import { setTimeout } from 'node:timers/promises';
import { shopDetailsOf, type SettingsAndPictures, type ShopDetails } from '@shop/shared';
import type { PriceRules, PriceRuleSource } from '../shop/pricing/index.js';

/** How long a page waits for the database before it goes by the last rules that were read. */
const PATIENCE_MS = 300;

/** Makes of settings what the pages say about the shop, and whether it has price rules: carts keep room for their steps. */
export function pageDetailsBy(source: PriceRuleSource) {
  let last: PriceRules | undefined;
  return async (settings: SettingsAndPictures): Promise<ShopDetails> => {
    const reading = source.current().then(
      (rules) => (last = rules),
      () => undefined,
    );
    await Promise.race([reading, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    const pricing = last?.zones.length ? 'zones' : 'rules';
    return { ...shopDetailsOf(settings), ...(last?.isSetUp && { pricing }) };
  };
}
