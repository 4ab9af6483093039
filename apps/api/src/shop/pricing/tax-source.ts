import type { Destination, StoredTaxRate } from '@shop/shared';
import type { PriceRules } from './price-rules.js';

/**
 * Where the tax rates of an order come from. It is asked before the order's transaction, in which nothing happens outside
 * the database: so a tax service, for the states of the US for instance, can be another source.
 */
export interface TaxSource {
  /**
   * The rates where an order goes to, in one of the shop's zones. Without a country, there should be some if any place has
   * them: goods that nobody carries are sold without asking for one otherwise.
   */
  ratesFor(rules: PriceRules, destination: Destination): Promise<readonly StoredTaxRate[]>;
}

/** The rates that the merchant entered. */
export const ENTERED_RATES: TaxSource = { ratesFor: ({ rates }) => Promise.resolve(rates) };
