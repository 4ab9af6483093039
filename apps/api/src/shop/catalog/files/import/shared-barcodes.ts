import type { FileProduct, Remark } from '@shop/product-files';
import { barcodeUseName, gtinKey, sameBarcodeText } from '@shop/shared';
import type { Known, KnownProduct } from './known.js';

/** Barcodes that are new for the file's product, and that an earlier line or another product of the shop has as well. */
export function noticesOfSharedBarcodes(
  { variants, layout }: FileProduct,
  known: Known,
  before: KnownProduct | undefined,
): Remark[] {
  const own = new Set(
    [before?.product, ...(before?.sold ?? [])].map((one) => gtinKey(one?.barcode ?? '')),
  );
  const id = before?.product._id.toHexString();
  return variants.flatMap(({ line, barcode, barcodeOn }): Remark[] => {
    if (!barcode || own.has(gtinKey(barcode))) return [];
    const uses = known.usesOf(barcode).filter(({ product }) => product._id !== id);
    const names = barcodeOn === undefined ? uses.map(barcodeUseName) : [`Line ${barcodeOn}`];
    if (names.length === 0) return [];
    const reason = sameBarcodeText([...new Set(names)]);
    return [{ line, column: layout.headerOf('barcode'), value: barcode, reason }];
  });
}
