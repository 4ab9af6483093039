import { shopCurrency } from './money.js';

/** The currencies that a shop may have: those with two decimals that payment providers take most. */
export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'NZD',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'RON',
  'BRL',
  'MXN',
  'INR',
  'ZAR',
  'SGD',
  'HKD',
] as const;
/** One of `CURRENCIES`. */
export type Currency = (typeof CURRENCIES)[number];

/** The shop's currency as labels name it: `US dollars`, `EUR`. */
export function currencyName(): string {
  return shopCurrency() === 'USD' ? 'US dollars' : shopCurrency();
}

/** The label of a field for an amount: `Price in dollars`, `Price in EUR`. */
export function inShopCurrency(label: string): string {
  return `${label} in ${shopCurrency() === 'USD' ? 'dollars' : shopCurrency()}`;
}
