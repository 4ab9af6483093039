import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done, ok } from '../../contract/replies.js';
import { LIMITS } from '../../limits.js';
import { idListSchema, idParams } from '../catalog-params.js';
import { productSchema } from '../products.js';
import { barcodeListSchema, barcodeUseSchema } from './barcode-uses.js';
import { stockMovementSchema, stockMovementsQuerySchema } from './stock-movements.js';
import { variantsInputSchema } from './variant-input.js';
import { administeredVariantSchema, orderVariantSchema } from './variants.js';

const grid = {
  /** As lists have it: with `options` and `priceTo` if it has variants. */
  product: productSchema,
  /** Hidden ones, too, in the order of the grid; none without options. */
  variants: z.array(administeredVariantSchema),
  /** Counts the saves; 0 before the first. */
  version: z.int(),
  /**
   * Those that were removed and are kept for their orders, as they come back when a row has their id: without a SKU
   * that somebody has by now. Absent if none is.
   */
  kept: z.array(administeredVariantSchema).optional(),
};

/** Options, variants and the stock history of a product, for administrators. */
export const variantEndpoints = {
  getVariants: {
    method: 'GET',
    path: '/products/variants/:id',
    access: 'admin',
    area: 'catalog',
    summary: 'A product with all its variants, hidden ones included',
    params: idParams,
    status: 200,
    response: ok(grid),
  },
  listVariants: {
    method: 'GET',
    path: '/products/variants',
    access: 'admin',
    area: 'catalog',
    summary:
      'The variants of several products, hidden ones included; unknown products are left out',
    query: z.object({ products: idListSchema(LIMITS.variantLists) }),
    status: 200,
    response: ok({
      lists: z.array(
        z.strictObject({
          product: objectIdSchema,
          variants: grid.variants,
          version: grid.version,
        }),
      ),
    }),
  },
  listBarcodeUses: {
    method: 'GET',
    path: '/products/barcode-uses',
    access: 'admin',
    area: 'catalog',
    summary:
      'What has one of these barcodes, in whichever of the lengths of a GTIN, hidden products included; at most 500',
    query: z.object({ barcodes: barcodeListSchema }),
    status: 200,
    response: ok({ uses: z.array(barcodeUseSchema) }),
  },
  saveVariants: {
    method: 'PUT',
    path: '/products/variants/:id',
    access: 'admin',
    area: 'catalog',
    summary:
      'Save the options and all variants of a product together, once for each `editKey`; 409 when somebody saved them since `version`. Stock changes by the difference to `quantityBefore`. What is not in the list is removed: `archived` names those kept for their orders',
    params: idParams,
    body: variantsInputSchema,
    hasLargeBody: true,
    changesCatalogue: true,
    status: 200,
    response: done({ ...grid, archived: z.array(orderVariantSchema) }),
  },
  listStockMovements: {
    method: 'GET',
    path: '/products/stock-history/:id',
    access: 'admin',
    area: 'catalog',
    summary:
      'The stock movements of a product, or of one of its variants, paged, latest first unless sorted',
    params: idParams,
    query: stockMovementsQuerySchema,
    status: 200,
    response: ok({ movements: z.array(stockMovementSchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
