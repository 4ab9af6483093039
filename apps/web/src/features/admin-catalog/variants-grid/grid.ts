import {
  foldedText,
  foldedValues,
  typedWeight,
  type AdministeredProduct,
  type AdministeredVariant,
  type Product,
  type ProductOption,
} from '@shop/shared';
import { randomKey } from '../../../lib/storage/random-key';
import { amountText } from '../amount-text';
import { photoOfNewRow } from './photo-of-row';

/** An option as it is typed: its values one in a line. */
export interface OptionTexts {
  name: string;
  values: string;
}

/** The cells of a row that hold text. */
export const CELLS = [
  'sku',
  'price',
  'quantity',
  'compareAtPrice',
  'lowestPrice',
  'weight',
  'barcode',
] as const;
/** One of `CELLS`. */
export type Cell = (typeof CELLS)[number];

/** A variant as it is typed. */
export interface GridRow extends Record<Cell, string> {
  /** Stays the same while the grid is open. */
  key: string;
  /** Undefined for a new variant. */
  _id: string | undefined;
  values: readonly string[];
  /** The pieces that were shown when the grid was opened. */
  quantityBefore: number | undefined;
  hidden: boolean;
  /** The id of one of the product's photos. */
  photo: string | null;
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value));

export function optionTexts(options: readonly ProductOption[] = []): OptionTexts[] {
  return options.map(({ name, values }) => ({ name, values: values.join('\n') }));
}

export function gridRows(variants: readonly AdministeredVariant[]): GridRow[] {
  return variants.map((variant) => ({
    key: variant._id,
    _id: variant._id,
    values: variant.values,
    quantityBefore: variant.quantity,
    hidden: variant.hidden,
    photo: variant.photo,
    sku: textOf(variant.sku),
    price: amountText(variant.price),
    quantity: textOf(variant.quantity),
    compareAtPrice: amountText(variant.compareAtPrice),
    lowestPrice: amountText(variant.lowestPrice),
    weight: typedWeight(variant.weight),
    barcode: textOf(variant.barcode),
  }));
}

/** What new rows begin with. */
type Prices = Pick<GridRow, 'price' | 'compareAtPrice'>;

/** The prices of the first row, or those of the product. */
export function pricesToBeginWith(
  [first]: readonly GridRow[],
  { price, compareAtPrice }: Pick<Product, 'price' | 'compareAtPrice'>,
): Prices {
  if (first) return { price: first.price, compareAtPrice: first.compareAtPrice };
  return { price: amountText(price), compareAtPrice: amountText(compareAtPrice) };
}

/** What a product without variants is itself. */
type Inherited = Pick<GridRow, 'sku' | 'barcode' | 'quantity' | 'quantityBefore'>;

/** What the first variant of a product begins with, so that nothing of the product gets lost. */
export function inheritedFrom({
  sku = '',
  barcode = '',
  quantity,
}: Pick<AdministeredProduct, 'sku' | 'barcode' | 'quantity'>): Inherited {
  return { sku, barcode, quantity: String(quantity), quantityBefore: quantity };
}

/** What is typed as options, without those that are empty and without values that are there twice. */
export function readOptions(texts: readonly OptionTexts[]): ProductOption[] {
  return texts
    .map(({ name, values }) => {
      const lines = values.split('\n').map((line) => line.trim());
      return {
        name: name.trim(),
        values: [
          ...new Map(lines.filter(Boolean).map((line) => [foldedText(line), line])).values(),
        ],
      };
    })
    .filter(({ name, values }) => name !== '' || values.length > 0);
}

/** The combinations of all values, in the order of the options. */
function combinations(options: readonly ProductOption[]): string[][] {
  if (options.length === 0) return [];
  return options.reduce<string[][]>(
    (made, { values }) => made.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  );
}

/** How many combinations the options have. */
export function countCombinations(options: readonly ProductOption[]): number {
  return options.reduce((count, { values }) => count * values.length, options.length > 0 ? 1 : 0);
}

/**
 * What became of an option's values: by their text, and where only texts were changed by their place, so that a renamed
 * value keeps its variants.
 */
function renames(before: readonly string[] = [], after: readonly string[]): Map<string, string> {
  const kept = new Map(after.map((value) => [foldedText(value), value]));
  const isRename = before.length === after.length;
  return new Map(
    before.flatMap((value, at) => {
      const renamed = isRename ? after[at] : undefined;
      const now = kept.get(foldedText(value)) ?? renamed;
      return now === undefined ? [] : [[foldedText(value), now] as const];
    }),
  );
}

/**
 * The rows for these options: those that are there with what is typed in them, and a new one for each combination that
 * is missing.
 * @param before the options that the rows have
 * @param prices those of new rows
 * @param inherited what the first row of a product without variants has
 */
export function makeRows(
  rows: readonly GridRow[],
  before: readonly ProductOption[],
  options: readonly ProductOption[],
  prices: Prices,
  inherited?: Inherited,
): GridRow[] {
  const renamed = options.map(({ values }, at) => renames(before[at]?.values, values));
  const known = new Map<string, GridRow>();
  for (const row of rows) {
    const values = options.map(
      // A new option gives the rows that are there its first value.
      ({ values: [first = ''] }, at) =>
        before[at] ? renamed[at]?.get(foldedText(row.values[at] ?? '')) : first,
    );
    if (values.some((value) => value === undefined)) continue;
    const key = foldedValues(values.map((value) => value ?? ''));
    if (!known.has(key)) known.set(key, { ...row, values: values.map((value) => value ?? '') });
  }
  const kept = [...known.values()];
  return combinations(options).map((values, at) => ({
    ...(known.get(foldedValues(values)) ?? {
      ...newRow(values, prices),
      photo: photoOfNewRow(values, kept, options),
    }),
    ...(at === 0 && inherited),
  }));
}

function newRow(values: readonly string[], prices: Prices): GridRow {
  const cells = {
    ...prices,
    sku: '',
    quantity: '0',
    lowestPrice: '',
    weight: '',
    barcode: '',
  };
  return {
    ...cells,
    key: randomKey(),
    _id: undefined,
    values,
    quantityBefore: undefined,
    hidden: false,
    photo: null,
  };
}
