import { z } from 'zod';
import { searchText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';
import { TAX_CLASSES } from '../../pricing/taxes/tax-rate.js';
import { shortVariantsSchema } from '../variants/short-variants.js';
import { photosShown } from '../photos/product-photos.js';
import { productListQuerySchema } from '../product-lists.js';
import { productSchema } from '../products.js';
import { describedFields } from './described.js';
import { PRODUCT_STATUSES } from './product-details.js';

/** A product as administrators get it, also while shoppers don't see it. */
export const administeredProductSchema = productSchema.extend({
  ...photosShown,
  ...describedFields,
  status: z.enum(PRODUCT_STATUSES),
  /** When it is or was published, if that was chosen: ISO 8601, UTC. */
  publishAt: z.iso.datetime().optional(),
  /** In lists filtered by stock: its variants that are as short as was asked for. Absent without variants. */
  short: shortVariantsSchema.optional(),
  /** US dollars: no promotion takes a piece below it. Absent without one. */
  lowestPrice: z.number().optional(),
  /** Absent if it has that of its category, or else the standard one. */
  taxClass: z.enum(TAX_CLASSES).optional(),
});
/** See {@link administeredProductSchema}. */
export type AdministeredProduct = z.infer<typeof administeredProductSchema>;

/** The query of the administrators' list. */
export const administeredListQuerySchema = productListQuerySchema.extend({
  /** By default, of every status; with `stock=low`, archived ones are left out. */
  status: z
    .enum(PRODUCT_STATUSES, { error: `status must be one of: ${PRODUCT_STATUSES.join(', ')}` })
    .optional(),
  /** The name of a brand, and a tag, both without regard to case. */
  brand: searchText('brand', LIMITS.brandName).optional(),
  tag: searchText('tag', LIMITS.tag).optional(),
});
/** The query of the administrators' list, parsed: page and page size always have a value. */
export type AdministeredListQuery = z.output<typeof administeredListQuerySchema>;
