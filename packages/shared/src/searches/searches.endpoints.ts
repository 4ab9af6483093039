import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import { pinInputSchema, pinListQuerySchema, pinQuerySchema, pinSchema } from './pins.js';
import { countedSearchSchema, searchCountSchema, searchListQuerySchema } from './search-counts.js';
import { builtInSynonymInputSchema, synonymsInputSchema, synonymsSchema } from './synonyms.js';

/** Search statistics, synonyms and pinned products. */
export const searchesEndpoints = {
  countSearch: {
    method: 'POST',
    path: '/searches',
    access: 'public',
    summary:
      'Count a search whose results were shown, or a product that was opened from them; nothing about who searched is kept',
    body: searchCountSchema,
    status: 200,
    response: ok({}),
  },
  listSearches: {
    method: 'GET',
    path: '/searches',
    access: 'admin',
    area: 'catalog',
    summary: 'What shoppers searched for in the last 7, 30 or 90 days, most often first',
    query: searchListQuerySchema,
    status: 200,
    response: ok({ searches: z.array(countedSearchSchema), total: z.int() }),
  },
  getSynonyms: {
    method: 'GET',
    path: '/searches/synonyms',
    access: 'admin',
    area: 'catalog',
    summary:
      "The shop's own synonyms with their version, the built-in ones, and which of those are off",
    status: 200,
    response: ok({
      synonyms: synonymsSchema,
      /** The built-in lines. */
      builtIn: z.array(z.string()),
      off: z.array(z.string()),
    }),
  },
  updateSynonyms: {
    method: 'PUT',
    path: '/searches/synonyms',
    access: 'admin',
    area: 'catalog',
    summary:
      "Save the shop's own synonyms; 409 when somebody saved them since the version that is sent",
    body: synonymsInputSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ synonyms: synonymsSchema }),
  },
  switchBuiltInSynonym: {
    method: 'PUT',
    path: '/searches/synonyms/built-in',
    access: 'admin',
    area: 'catalog',
    summary: 'Switch a line of the built-in synonyms off or on; 404 if there is no such line',
    body: builtInSynonymInputSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ off: z.array(z.string()) }),
  },
  listPins: {
    method: 'GET',
    path: '/searches/pins',
    access: 'admin',
    area: 'catalog',
    summary: 'Words of searches with the products that come first for them, by the words',
    query: pinListQuerySchema,
    status: 200,
    response: ok({ pins: z.array(pinSchema), total: z.int() }),
  },
  getPin: {
    method: 'GET',
    path: '/searches/pin',
    access: 'admin',
    area: 'catalog',
    summary:
      'The products that come first for some words; none with version 0 if nothing is pinned',
    query: pinQuerySchema,
    status: 200,
    response: ok({ pin: pinSchema }),
  },
  updatePin: {
    method: 'PUT',
    path: '/searches/pin',
    access: 'admin',
    area: 'catalog',
    summary:
      'Pin products for some words, in this order; none removes them; 409 when somebody saved them since the version that is sent',
    body: pinInputSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ pin: pinSchema }),
  },
} as const satisfies Record<string, Endpoint>;
