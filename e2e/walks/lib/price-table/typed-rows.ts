import { endpoints, PRODUCT_FIELDS, type Product } from '@shop/shared';
import type { Column, Entry } from './grid.js';
import type { OwnProducts } from '../own/own-products.js';

/** What becomes of a row: most are saved, some are typed twice, and some are refused. */
type Kind = 'saved' | 'twice' | 'invalid' | 'outdated';
const KINDS: readonly Kind[] = ['saved', 'twice', 'saved', 'invalid', 'saved', 'outdated', 'saved'];

/** Pieces sold of each product while its stock is typed. */
export const SOLD = 3;

/** One row of the grid, and what is typed into it. */
export interface TypedRow {
  product: Product;
  entry: Entry;
  /** The last text typed. A refused row keeps it. */
  last: string;
  /** Begins the reason if it is refused. */
  refusal: RegExp | undefined;
  /** What the shop then has stored; undefined if nothing changes. */
  stored: number | undefined;
  /** How many saves it takes. */
  saves: number;
  /** Whether somebody else changed it meanwhile. */
  isOutdated: boolean;
}

const SAVES: Record<Kind, number> = { saved: 1, twice: 2, invalid: 0, outdated: 1 };

/** The row that is typed as this many-th one. */
export function typedRow(
  column: Column,
  product: Product,
  count: number,
  shop: { own: OwnProducts; sell: (product: Product) => Promise<void> },
): TypedRow {
  const chosen = KINDS[count % KINDS.length] ?? 'saved';
  // Others can't get in the way of a stock: it is changed by a difference.
  const kind = column === 'Stock' && chosen === 'outdated' ? 'saved' : chosen;
  const row = { product, saves: SAVES[kind], isOutdated: kind === 'outdated' };
  if (kind === 'invalid') {
    const limit = PRODUCT_FIELDS[column === 'Price' ? 'price' : 'quantity'].max;
    const last = String(limit + count);
    return { ...row, last, entry: { texts: [last] }, refusal: /at most/, stored: undefined };
  }
  const [first, last] =
    column === 'Price'
      ? [(count / 100).toFixed(2), (400 + count / 100).toFixed(2)]
      : [String(100 + count), String(1_000 + count * 10)];
  const texts = kind === 'twice' ? [first, last] : [last];
  if (column === 'Stock') {
    const entry = { texts, meanwhile: () => shop.sell(product) };
    return { ...row, last, entry, refusal: undefined, stored: Number(last) - SOLD };
  }
  if (kind === 'outdated') {
    const price = 900 + count;
    const entry = { texts, meanwhile: () => changePrice(shop.own, product, price) };
    return { ...row, last, entry, refusal: /changed the price/, stored: price };
  }
  return { ...row, last, entry: { texts }, refusal: undefined, stored: Number(last) };
}

/** Sets a product's price, as another administrator would, and leaves its stock alone. */
async function changePrice({ admin, stored }: OwnProducts, product: Product, price: number) {
  const now = (await stored()).find(({ _id }) => _id === product._id) ?? product;
  const { _id: id, name, description, category } = now;
  const quantity = String(now.quantity);
  const stock = { quantity, quantityBefore: quantity };
  const body = { name, description, category: category._id, ...stock, price: String(price) };
  await admin.call(endpoints.updateProduct, { params: { id }, body });
}
