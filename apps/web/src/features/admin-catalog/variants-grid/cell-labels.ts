import { inShopCurrency } from '@shop/shared';
import { weightField } from '../../../lib/text/weight-field';
import type { Cell } from './grid';

/** What the columns are called. */
export const CELL_LABELS: Record<Cell, string> = {
  sku: 'SKU',
  price: inShopCurrency('Price'),
  quantity: 'In stock',
  compareAtPrice: 'Compare-at price',
  lowestPrice: 'Lowest price',
  // The units may have changed since this code was loaded.
  get weight() {
    return weightField('Weight').label;
  },
  barcode: 'Barcode',
};
