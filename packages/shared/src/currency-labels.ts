import { shopCurrency } from './money.js';

/** The shop's currency as labels name it: `US dollars`, `EUR`. */
export function currencyName(): string {
  return shopCurrency() === 'USD' ? 'US dollars' : shopCurrency();
}

/** The label of a field for an amount: `Price in dollars`, `Price in EUR`. */
export function inShopCurrency(label: string): string {
  return `${label} in ${shopCurrency() === 'USD' ? 'dollars' : shopCurrency()}`;
}
