import { variantsInputSchema, type VariantsInput } from '@shop/shared';
import type { z } from 'zod';
import { saveVariants } from '../shop/catalog/variants/save-variants.js';
import { buildProduct, MAKER } from './factories.js';

type Grid = z.input<typeof variantsInputSchema>;

let count = 0;

/** A grid as administrators send it: by default, sizes S and M, ten pieces of each. */
export function buildGrid(given: Partial<Grid> = {}): Grid {
  count += 1;
  return {
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      { values: ['S'], price: 20, quantity: 10, sku: null },
      { values: ['M'], price: 25, quantity: 10, sku: null },
    ],
    version: 0,
    editKey: `grid-${count}`,
    ...given,
  };
}

const parsed = (grid: Grid): VariantsInput => variantsInputSchema.parse(grid);

/** Saves a grid as the factories do. */
export function saveGrid(product: string, grid: Partial<Grid> = {}) {
  return saveVariants(product, parsed(buildGrid(grid)), MAKER);
}

/** A product with variants in the database. */
export async function buildVariants(
  grid: Partial<Grid> = {},
  given: Parameters<typeof buildProduct>[0] = {},
) {
  const { id } = await buildProduct({ name: 'Shirt', ...given });
  const { product, variants, version } = await saveGrid(id, grid);
  return {
    ...product,
    id,
    version,
    variants: variants.map((variant) => ({ ...variant, id: variant._id.toHexString() })),
  };
}
