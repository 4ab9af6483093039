import { gtinKey } from '@shop/shared';

/** Where the codes of a file stand first. */
export class CodeLines {
  /** The line of each SKU in its compared form. */
  readonly skus = new Map<string, number>();
  readonly #barcodes = new Map<string, number>();

  /** Notes a barcode. @returns the earlier line that has it, if one has */
  takeBarcode(barcode: string, line: number): number | undefined {
    const key = gtinKey(barcode) ?? barcode;
    const first = this.#barcodes.get(key);
    if (first === undefined) this.#barcodes.set(key, line);
    return first;
  }
}
