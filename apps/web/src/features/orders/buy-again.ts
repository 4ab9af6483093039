import { endpoints, formatDollars, type OrderLine, type Product } from '@shop/shared';
import { call } from '../../lib/http/api-client';
import { isNotFound } from '../../lib/http/api-error';
import { addToCart } from '../cart';

/** What buying an order again has put into the cart. */
export interface BoughtAgain {
  /** How many pieces. */
  pieces: number;
  /** What is different from the order, as sentences. */
  notes: string[];
}

/** The product of a line as it is sold now; undefined if it is gone. */
async function findAgain({ _id, slug, inCatalog }: OrderLine): Promise<Product | undefined> {
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

/**
 * Puts the lines of an order into the cart at today's prices, as far as they are sold and in stock.
 * @throws an error if the shop can't be asked: the cart is left as it is then.
 */
export async function buyAgain(lines: readonly OrderLine[]): Promise<BoughtAgain> {
  const found = await Promise.all(lines.map(findAgain));
  const result: BoughtAgain = { pieces: 0, notes: [] };
  for (const [index, line] of lines.entries()) {
    const product = found[index];
    const added = product ? addToCart(product, line.quantity) : 0;
    result.pieces += added;
    result.notes.push(...differences(line, product, added));
  }
  return result;
}

function differences(line: OrderLine, product: Product | undefined, added: number): string[] {
  const { name, quantity, price } = line;
  if (!product) return [`${name} is no longer sold.`];
  if (product.quantity < 1) return [`${name} is sold out.`];
  const notes = [];
  if (added === 0) notes.push(`${name}: all that can be ordered is in your cart already.`);
  else if (added < quantity) notes.push(`${name}: only ${added} of ${quantity} could be added.`);
  if (product.price !== price)
    notes.push(
      `${name} costs ${formatDollars(product.price)} now. You paid ${formatDollars(price)}.`,
    );
  return notes;
}
