import {
  barcodeUseName,
  gtinKey,
  sameBarcodeText,
  variantName,
  type BarcodeUse,
  type Product,
} from '@shop/shared';
import type { GridRow } from '../variants-grid/grid';

/** Which other products have a barcode; empty if none has. @param own the product that is edited, if it is stored */
export function barcodeNote(
  barcode: string,
  uses: readonly BarcodeUse[],
  own: Product['_id'] | undefined,
): string {
  const names = namesByKey(uses, own).get(gtinKey(barcode.trim()) ?? '');
  return names ? sameBarcodeText(names) : '';
}

/** The same of the rows of a grid, by their keys; the other rows count, and what is stored of the product does not. */
export function rowBarcodeNotes(
  rows: readonly Pick<GridRow, 'key' | 'barcode' | 'values'>[],
  uses: readonly BarcodeUse[],
  own: Product['_id'],
): ReadonlyMap<string, string> {
  const others = namesByKey(uses, own);
  const coded = rows.flatMap((row) => {
    const code = gtinKey(row.barcode.trim());
    return code === undefined ? [] : { key: row.key, code, name: `“${variantName(row.values)}”` };
  });
  const sharing = new Map<string, typeof coded>();
  for (const row of coded) sharing.set(row.code, [...(sharing.get(row.code) ?? []), row]);
  return new Map(
    coded.flatMap(({ key, code }) => {
      const beside = (sharing.get(code) ?? []).filter((row) => row.key !== key);
      const names = [...beside.map(({ name }) => name), ...(others.get(code) ?? [])];
      return names.length > 0 ? [[key, sameBarcodeText(names)]] : [];
    }),
  );
}

/** What else has each barcode, each named once. */
function namesByKey(uses: readonly BarcodeUse[], own: Product['_id'] | undefined) {
  const names = new Map<string, string[]>();
  for (const use of uses) {
    const key = gtinKey(use.barcode);
    if (key === undefined || use.product._id === own) continue;
    names.set(key, [...new Set([...(names.get(key) ?? []), barcodeUseName(use)])]);
  }
  return names;
}
