import { attributeColumns, type AttributeColumns } from './filter/attribute-columns.js';
import { buildIdTable, type IdTable } from './id-table.js';
import { buildNameTable, type NameTable } from './name-order.js';
import type { IndexedProduct } from './product.js';

type Numbers = Uint32Array<ArrayBuffer>;
type Bytes = Uint8Array<ArrayBuffer>;

/** What a segment knows of each of its products besides its words. */
export interface SegmentColumns {
  idTable: IdTable;
  alive: Bytes;
  priceCents: Numbers;
  /** What products on sale cost before, or 0; empty if none is on sale. */
  compareAtCents: Numbers;
  quantity: Numbers;
  piecesSold: Numbers;
  createdAt: Float64Array<ArrayBuffer>;
  nameLength: Bytes;
  nameTable: NameTable;
  categories: readonly string[];
  /** A number in `categories`. */
  category: Uint16Array<ArrayBuffer>;
  brands: readonly string[];
  /** A number in `brands`, counted from 1, or 0; empty if no product has a brand. */
  brand: Numbers;
  attributes: AttributeColumns;
}

type Row = Omit<IndexedProduct, 'name' | 'description' | 'values'>;

/** @param nameLengths how many words the name of each product has, 255 at most. */
export function columnsOf(
  products: readonly Row[],
  nameLengths: readonly number[],
): SegmentColumns {
  const categories = [...new Set(products.map(({ category }) => category))];
  const categoryNumbers = new Map(categories.map((id, number) => [id, number]));
  return {
    idTable: buildIdTable(products.map(({ id }) => id)),
    alive: new Uint8Array(products.length).fill(1),
    priceCents: Uint32Array.from(products, ({ priceCents }) => priceCents),
    compareAtCents: compareAtColumn(products),
    quantity: Uint32Array.from(products, ({ quantity }) => quantity),
    piecesSold: Uint32Array.from(products, ({ piecesSold = 0 }) => piecesSold),
    createdAt: Float64Array.from(products, ({ createdAt }) => createdAt),
    nameLength: Uint8Array.from(nameLengths),
    nameTable: buildNameTable(products.map(({ nameKey }) => nameKey)),
    categories,
    category: Uint16Array.from(products, ({ category }) => categoryNumbers.get(category) ?? 0),
    ...brandColumns(products),
    attributes: attributeColumns(products),
  };
}

function compareAtColumn(products: readonly Row[]): Numbers {
  const isAnyOnSale = products.some(({ compareAtCents }) => compareAtCents !== undefined);
  const rows = isAnyOnSale ? products : [];
  return Uint32Array.from(rows, ({ compareAtCents = 0 }) => compareAtCents);
}

function brandColumns(products: readonly Row[]) {
  const brands = [...new Set(products.flatMap(({ brand }) => brand ?? []))];
  const numbers = new Map(brands.map((id, number) => [id, number + 1]));
  const numberOf = (brand?: string) => (brand === undefined ? 0 : (numbers.get(brand) ?? 0));
  const rows = brands.length > 0 ? products : [];
  return { brands, brand: Uint32Array.from(rows, ({ brand }) => numberOf(brand)) };
}
