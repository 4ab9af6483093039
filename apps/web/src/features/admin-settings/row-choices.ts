import type { HomeRow, RowKind } from '@shop/shared';

/** What a row can show, as the form names it. */
export const ROW_KIND_OPTIONS = [
  { value: 'newest', label: 'The newest products' },
  { value: 'sale', label: 'Products on sale' },
  { value: 'category', label: 'Products of a category' },
  { value: 'brand', label: 'Products of a brand' },
  { value: 'tag', label: 'Products with a tag' },
  { value: 'products', label: 'Products chosen by hand' },
  { value: 'categories', label: 'Categories as tiles' },
] as const satisfies readonly { value: RowKind; label: string }[];

/** The kind of this name. */
export const rowKindOf = (name: string): RowKind =>
  ROW_KIND_OPTIONS.find(({ value }) => value === name)?.value ?? 'newest';

/** The row that is added. */
export const NEW_ROW: HomeRow = { heading: 'New in the shop', by: 'newest', of: '' };

/** The rows with one at another place. */
export function withMoved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  return rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
}
