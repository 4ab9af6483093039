import { buildBrand } from '../factories.js';
import type { BuildWrite } from './write.js';

/** Those of brands. */
export const brandWrites = {
  updateBrand: async () => {
    const { id } = await buildBrand('Fjord');
    return {
      input: { params: { id }, body: { name: 'Fiord' } },
      entry: {
        subject: { kind: 'brand', _id: id, name: 'Fiord' },
        before: { name: 'Fjord' },
        after: { name: 'Fiord' },
      },
    };
  },
  mergeBrand: async () => {
    const { id } = await buildBrand('Fjord');
    await buildBrand('Fiord');
    return {
      input: { params: { id }, body: { into: 'Fiord' } },
      entry: {
        subject: { kind: 'brand', _id: id, name: 'Fjord' },
        before: { brand: 'Fjord' },
        after: { brand: 'Fiord' },
      },
    };
  },
  deleteBrand: async () => {
    const { id } = await buildBrand('Fjord');
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'brand', _id: id, name: 'Fjord' },
        before: { name: 'Fjord' },
        after: null,
      },
    };
  },
} as const satisfies Record<string, BuildWrite>;
