import type { GoldenProduct } from './catalogue/catalogue.js';

/** Products of which nothing matters but the name. */
export function productsNamed(names: readonly string[]): GoldenProduct[] {
  return names.map((name, at) => ({
    id: at.toString(16).padStart(24, '0'),
    name,
    description: '',
    category: 'Things',
    priceCents: 1_000,
    quantity: 1,
    createdAt: at,
    facts: {},
    mentioned: {},
  }));
}
