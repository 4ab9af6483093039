import {
  foldedText,
  typedWeight,
  type AdministeredProduct,
  type AdministeredVariant,
  type Product,
  type ProductOption,
} from '@shop/shared';
import { amountText } from '../amount-text';

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
export type Prices = Pick<GridRow, 'price' | 'compareAtPrice'>;

/** The prices of the first row, or those of the product. */
export function pricesToBeginWith(
  [first]: readonly GridRow[],
  { price, compareAtPrice }: Pick<Product, 'price' | 'compareAtPrice'>,
): Prices {
  if (first) return { price: first.price, compareAtPrice: first.compareAtPrice };
  return { price: amountText(price), compareAtPrice: amountText(compareAtPrice) };
}

/** What a product without variants is itself. */
export type Inherited = Pick<GridRow, 'sku' | 'barcode' | 'quantity' | 'quantityBefore'>;

/** What the first variant of a product begins with, so that nothing of the product gets lost. */
export function inheritedFrom({
  sku = '',
  barcode = '',
  quantity,
}: Pick<AdministeredProduct, 'sku' | 'barcode' | 'quantity'>): Inherited {
  return { sku, barcode, quantity: String(quantity), quantityBefore: quantity };
}

/**
 * What is typed as options, without those that are empty and without values that are there twice.
 * @param stored the options that the product has: if a value of theirs has a comma, commas separate nothing
 */
export function readOptions(
  texts: readonly OptionTexts[],
  stored: readonly ProductOption[] = [],
): ProductOption[] {
  const hasCommas = stored.some((option) => option.values.some((value) => value.includes(',')));
  return texts
    .map(({ name, values }) => {
      const lines = values.split('\n');
      const read = (hasCommas ? lines : lines.flatMap(splitAtCommas)).map((text) => text.trim());
      return {
        name: name.trim(),
        values: [...new Map(read.filter(Boolean).map((text) => [foldedText(text), text])).values()],
      };
    })
    .filter(({ name, values }) => name !== '' || values.length > 0);
}

/** `Red, Blue` has two values, `"Red, matte"` and `1,5 l` have one. */
function splitAtCommas(line: string): string[] {
  const parts = line.match(/\s*"[^"]*"\s*(?=,|$)|(?:[^,]|(?<=\d),(?=\d))+/g) ?? [];
  return parts.map((part) => /^\s*"([^"]*,[^"]*)"\s*$/.exec(part)?.[1] ?? part);
}
