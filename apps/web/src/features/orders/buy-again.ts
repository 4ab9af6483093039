import {
  endpoints,
  formatDollars,
  nameWithVariant,
  type CartProduct,
  type OrderLine,
  type ProductDetails,
} from '@shop/shared';
import { call } from '../../lib/http/api-client';
import { isNotFound } from '../../lib/http/api-error';
import { addToCart, cartEntry, cartStore, offerOf } from '../cart';

/** What buying an order again has put into the cart. */
export interface BoughtAgain {
  /** How many pieces. */
  pieces: number;
  /** How many pieces the cart has now, others included. */
  inCart: number;
  /** What is different from the order, as sentences. */
  notes: string[];
}

/** The product of a line as it is sold now; undefined if it is gone. */
async function findAgain({ _id, slug, inCatalog }: OrderLine): Promise<ProductDetails | undefined> {
  if (!inCatalog) return undefined;
  try {
    const { product } = await call(endpoints.getProduct, { params: { slug } });
    // Another product may have its slug now.
    return product._id === _id ? product : undefined;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** What of a product was bought, as it is sold now; undefined if that is gone, or if a variant must be chosen now. */
function entryAgain(line: OrderLine, product: ProductDetails): CartProduct | undefined {
  const chosen = product.variants?.find(({ _id }) => _id === line.variant?._id);
  return product.variants && !chosen ? undefined : cartEntry(product, chosen);
}

/**
 * Puts the lines of an order into the cart at today's prices, as far as they are sold and in stock.
 * @throws an error if the shop can't be asked: the cart is left as it is then.
 */
export async function buyAgain(lines: readonly OrderLine[]): Promise<BoughtAgain> {
  const found = await Promise.all(lines.map(findAgain));
  const result: BoughtAgain = { pieces: 0, inCart: 0, notes: [] };
  for (const [index, line] of lines.entries()) {
    const product = found[index];
    const entry = product && entryAgain(line, product);
    if (product && !entry && !line.variant) {
      result.notes.push(`${line.name} comes in several variants now. Choose one on its page.`);
      continue;
    }
    const added = entry ? addToCart(entry, line.quantity) : 0;
    result.pieces += added;
    result.notes.push(...differences(line, entry, added));
  }
  result.inCart = cartStore.get().length;
  return result;
}

function differences(line: OrderLine, entry: CartProduct | undefined, added: number): string[] {
  const { quantity, price } = line;
  const name = nameWithVariant(line);
  if (!entry) return [`${name} is no longer sold.`];
  const now = offerOf(entry);
  if (now.quantity < 1) return [`${name} is sold out.`];
  const notes = [];
  if (added === 0) notes.push(`${name}: your cart already has as many as you can order.`);
  else if (added < quantity) notes.push(`${name}: only ${added} of ${quantity} could be added.`);
  if (now.price !== price)
    notes.push(`${name} costs ${formatDollars(now.price)} now. You paid ${formatDollars(price)}.`);
  return notes;
}
