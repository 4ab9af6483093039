import type { FileProduct, FileVariant, Remark } from '@shop/product-files';
import { dollarsFromCents } from '@shop/shared';
import type { KnownProduct } from './known.js';
import type { PlannedProduct } from './plan.js';

/**
 * What the rows of a product say of stocks. In our own export, a stock that nobody has edited says nothing: what was sold
 * since it was made stays sold.
 */
export class FileStock {
  /** Whether a stock is left as it is although it is another than in the file. */
  isLeft = false;
  readonly notices: Remark[] = [];

  constructor(private readonly layout: FileProduct['layout']) {}

  /** The row of a product or variant that has these pieces now. */
  rowOf(row: FileVariant, now: number): FileVariant {
    const { quantity, quantityAtExport: then } = row;
    if (quantity === undefined || then === undefined || then === now) return row;
    if (quantity === then) {
      this.isLeft = true;
      return { ...row, quantity: now };
    }
    if (quantity !== now)
      this.notices.push({
        line: row.line,
        column: this.layout.headerOf('quantity'),
        value: String(quantity),
        // Not by the difference: the same file would change the stock again each time.
        reason: `The stock was ${then} when the file was exported and is ${now} now. It becomes ${quantity}, as the file says`,
      });
    return row;
  }
}

/** Price and pieces of a product without options. */
export function stockOf(
  { variants: [row] }: FileProduct,
  before: KnownProduct | undefined,
  stock: FileStock,
) {
  const variant = row && before ? stock.rowOf(row, before.product.quantity) : row;
  return {
    ...(variant?.price !== undefined && { price: dollarsFromCents(variant.price) }),
    ...(variant?.quantity !== undefined && { quantity: variant.quantity }),
  };
}

/** Whether pieces come or go, of the product or of a variant. */
export function isStockChanged(
  { product, sold }: KnownProduct,
  { values, grid }: PlannedProduct,
): boolean {
  if (!grid) return values.quantity !== product.quantity;
  const pieces = new Map(sold.map(({ _id, quantity }) => [_id.toHexString(), quantity]));
  for (const { _id = '', quantity = 0 } of grid.variants) {
    if (quantity !== (pieces.get(_id) ?? 0)) return true;
    pieces.delete(_id);
  }
  // Those that are left are removed.
  return [...pieces.values()].some((quantity) => quantity > 0);
}
