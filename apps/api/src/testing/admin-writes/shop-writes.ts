import { SHOP_SYNONYMS } from '@shop/search';
import { DEFAULT_SETTINGS } from '@shop/shared';
import { buildProduct } from '../factories.js';
import type { BuildWrite } from './write.js';

/** Those of settings and searches. */
export const shopWrites = {
  updateSettings: () =>
    Promise.resolve({
      input: { body: { ...DEFAULT_SETTINGS, name: 'Lamps', lowStock: 3, version: 0 } },
      entry: {
        subject: { kind: 'settings', name: 'Settings' },
        before: { name: 'Ecommerce App', lowStock: 5 },
        after: { name: 'Lamps', lowStock: 3 },
      },
    }),
  updateSynonyms: () =>
    Promise.resolve({
      input: { body: { lines: ['davenport, sofa', 'footwear > shoes'], version: 0 } },
      entry: {
        subject: { kind: 'synonyms', name: 'Synonyms' },
        before: { lines: 0, synonyms: '' },
        after: { lines: 2, synonyms: 'davenport, sofa; footwear > shoes' },
      },
    }),
  switchBuiltInSynonym: () => {
    const [line = ''] = SHOP_SYNONYMS;
    return Promise.resolve({
      input: { body: { line, isOff: true } },
      entry: {
        subject: { kind: 'synonyms', name: 'Synonyms' },
        before: { synonyms: line },
        after: { synonyms: '' },
      },
    });
  },
  updateFacets: () =>
    Promise.resolve({
      input: { body: { names: ['Size', 'Colour'], version: 0 } },
      entry: {
        subject: { kind: 'facets', name: 'Filters' },
        before: { attributes: '' },
        after: { attributes: 'Size, Colour' },
      },
    }),
  updatePin: async () => {
    const { id } = await buildProduct({ name: 'Oak Chair' });
    return {
      input: { body: { words: 'Seats', products: [id], version: 0 } },
      entry: {
        subject: { kind: 'pin', name: 'Seats' },
        before: { products: '' },
        after: { products: 'Oak Chair' },
      },
    };
  },
} as const satisfies Record<string, BuildWrite>;
