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
