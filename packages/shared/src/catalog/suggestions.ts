import { z } from 'zod';
import { searchText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { productSchema } from './products.js';

/** The maximum number of what is suggested. */
export const MOST_SUGGESTED = { products: 6, categories: 3, terms: 3 } as const;

/** `?q=` of the suggestions: what was typed so far. */
export const suggestionsQuerySchema = z.object({
  q: searchText('q', LIMITS.searchKeyword).min(1, 'Type a word to search for'),
});

/** What a suggestion shows about a product. */
export const suggestedProductSchema = productSchema.pick({
  _id: true,
  name: true,
  slug: true,
  price: true,
  photo: true,
  options: true,
  priceTo: true,
});
/** A product that is suggested while someone types. The price is in US dollars. */
export type SuggestedProduct = z.infer<typeof suggestedProductSchema>;
