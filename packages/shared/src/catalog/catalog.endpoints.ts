import type { Endpoint } from '../contract/endpoint.js';
import { brandEndpoints } from './brands/brands.endpoints.js';
import { categoryEndpoints } from './categories/categories.endpoints.js';
import { administeredEndpoints } from './details/administered.endpoints.js';
import { facetsEndpoints } from './facets/facets.endpoints.js';
import { importEndpoints } from './imports/imports.endpoints.js';
import { longEditEndpoints } from './long-edits/long-edits.endpoints.js';
import { photoEndpoints } from './photos/photos.endpoints.js';
import { productListEndpoints } from './product-lists.endpoints.js';
import { productEndpoints } from './products.endpoints.js';
import { stockAlertEndpoints } from './stock-alerts/stock-alerts.endpoints.js';
import { variantEndpoints } from './variants/variants.endpoints.js';

/** Categories, products, photos and search. */
export const catalogEndpoints = {
  ...categoryEndpoints,
  ...brandEndpoints,
  ...facetsEndpoints,
  ...productListEndpoints,
  ...productEndpoints,
  ...longEditEndpoints,
  ...administeredEndpoints,
  ...variantEndpoints,
  ...stockAlertEndpoints,
  ...photoEndpoints,
  ...importEndpoints,
} as const satisfies Record<string, Endpoint>;
