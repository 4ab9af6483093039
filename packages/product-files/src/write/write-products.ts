import {
  formatAmount,
  OPTIONAL_FIELD_NAMES,
  type OptionalValues,
  type ProductStatus,
} from '@shop/shared';
import { stringify } from 'csv-stringify/sync';
import { OPTIONAL_HEADERS } from '../columns/optional-fields.js';
import { linesOfAttributes } from '../read/attributes/read-attributes.js';
import { quoted } from '../text/formula.js';
import { htmlOfText } from '../text/html.js';
import { HEADER, type Header } from './header.js';

export { HEADER } from './header.js';

/** A variant, or the only row of a product without options. What is not set is null. */
export interface WrittenVariant {
  values: readonly string[];
  sku: string | null;
  /** US cents. */
  price: number;
  compareAtPrice: number | null;
  /** Absent if it has none of its own. */
  lowestPrice?: number;
  quantity: number;
  /** Grams. */
  weight: number | null;
  barcode: string | null;
  hidden: boolean;
  photo?: string | null;
}

/** A product to be written. */
export interface WrittenProduct extends OptionalValues {
  handle: string;
  name: string;
  description: string;
  category: string;
  status: ProductStatus;
  publishAt?: string | null;
  /** Absent if it has that of its category, or else the standard one. */
  taxClass?: string;
  /** Cents; absent without one. */
  lowestPrice?: number;
  /** Grams, for variants without a weight of their own; absent without one. */
  weight?: number;
  brand?: string | null;
  tags?: readonly string[];
  seoTitle?: string | null;
  seoDescription?: string | null;
  attributes?: readonly { name: string; value: string }[];
  /** Names of its options. */
  options: readonly string[];
  /** The values of each option in their order; absent if that is the order in which the variants have them. */
  optionValues?: readonly (readonly string[])[];
  variants: readonly WrittenVariant[];
  photos: readonly { src: string; alt?: string }[];
}

type Cells = Partial<Record<Header, string>>;

// By itself, the library quotes a cell with the delimiter of records, and not one with a line feed alone.
const CSV = { record_delimiter: 'windows', quoted_match: /[\n\r]/ } as const;

/** Writes a file that spreadsheets open right, and that imports as what it was made of. */
export const CsvWriter = {
  /** The beginning of a file. */
  header: (): string => stringify([[...HEADER]], { ...CSV, bom: true }),
  /** The rows of products. */
  rows: (products: readonly WrittenProduct[]): string =>
    products.length === 0 ? '' : stringify(products.flatMap(rowsOf), CSV),
};

/** One row for each variant, beside which stand the photos; more rows if there are more photos. */
function rowsOf(product: WrittenProduct): string[][] {
  const { handle, variants, photos } = product;
  const count = Math.max(1, variants.length, photos.length);
  return Array.from({ length: count }, (_, at) => {
    const variant = variants[at];
    const photo = photos[at];
    const cells: Cells = {
      Handle: handle,
      ...(at === 0 && productCells(product)),
      ...(variant && variantCells(variant, product, at === 0)),
      ...(photo && {
        'Image Src': photo.src,
        'Image Position': String(at + 1),
        'Image Alt Text': photo.alt ?? '',
      }),
    };
    return HEADER.map((name) =>
      quoted(cells[name] ?? '', name === 'Variant SKU' || name === 'Variant Barcode'),
    );
  });
}

function productCells(product: WrittenProduct): Cells {
  return {
    Title: product.name,
    'Body (HTML)': htmlOfText(product.description),
    Vendor: product.brand ?? '',
    Type: product.category,
    Tags: product.tags?.join(', ') ?? '',
    Published: String(product.status === 'active'),
    'Gift Card': 'false',
    'SEO Title': product.seoTitle ?? '',
    'SEO Description': product.seoDescription ?? '',
    Status: product.status,
    'Publish At': product.publishAt ?? '',
    'Tax Class': product.taxClass ?? '',
    'Lowest Price': product.lowestPrice === undefined ? '' : formatAmount(product.lowestPrice),
    'Product Grams': product.weight === undefined ? '' : String(product.weight),
    Attributes: linesOfAttributes([...(product.attributes ?? [])]),
    ...optionalCells(product),
    ...valuesInOrder(product),
  };
}

function optionalCells(values: OptionalValues): Cells {
  return Object.fromEntries(
    OPTIONAL_FIELD_NAMES.map((name) => [OPTIONAL_HEADERS[name][0], String(values[name])]),
  );
}

/** The order of values, where the rows don't show it: without a red S, the first size may be that of a red M. */
function valuesInOrder({ optionValues = [], variants }: WrittenProduct): Cells {
  const cells = optionValues.flatMap((values, at): [string, string][] => {
    const shown = [...new Set(variants.map((variant) => variant.values[at] ?? ''))];
    const isShown = shown.join('\n') === values.join('\n');
    return isShown ? [] : [[`Option${at + 1} Values`, values.join('\n')]];
  });
  return Object.fromEntries(cells);
}

function variantCells(
  { values, ...variant }: WrittenVariant,
  { options, shipping }: WrittenProduct,
  isFirst: boolean,
): Cells {
  const names = options.length > 0 ? options : ['Title'];
  const shown = options.length > 0 ? values : ['Default Title'];
  const optionCells = names.flatMap((name, at): [string, string][] => [
    [`Option${at + 1} Name`, isFirst ? name : ''],
    [`Option${at + 1} Value`, shown[at] ?? ''],
  ]);
  return {
    ...(Object.fromEntries(optionCells) as Cells),
    'Variant SKU': variant.sku ?? '',
    'Variant Grams': variant.weight === null ? '' : String(variant.weight),
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(variant.quantity),
    // Says whether the stock was edited since: what is sold until the file comes back must stay sold.
    'Stock At Export': String(variant.quantity),
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': formatAmount(variant.price),
    'Variant Compare At Price':
      variant.compareAtPrice === null ? '' : formatAmount(variant.compareAtPrice),
    // As other shops have it: on the row of each variant.
    'Variant Requires Shipping': String(shipping),
    'Variant Taxable': 'true',
    'Variant Barcode': variant.barcode ?? '',
    'Variant Image': variant.photo ?? '',
    'Variant Weight Unit': 'g',
    ...(variant.lowestPrice !== undefined && {
      'Variant Lowest Price': formatAmount(variant.lowestPrice),
    }),
    ...(options.length > 0 && { 'Variant Hidden': String(variant.hidden) }),
  };
}
