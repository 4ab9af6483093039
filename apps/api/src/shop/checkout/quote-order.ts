import {
  adjustmentsOf,
  dollarsFromCents,
  itemKey,
  LIMITS,
  priceOrder,
  shownAdjustments,
  type OrderItem,
  type Quote,
  type QuoteLine,
} from '@shop/shared';
import { isSold, LISTED, ProductModel, variantsIn } from '../catalog/index.js';
import { mergeItems } from './merge-items.js';

/** What an item asks for, as it is sold now. */
interface Quoted {
  priceCents: number;
  quantity: number;
}

/** The same, or why there is none. */
type Found = Quoted | 'gone' | 'choose';

/**
 * What items cost now and whether they are available: a line for each distinct product or variant, and the total of what
 * can be bought. Nothing is reserved.
 */
export async function quoteOrder(items: readonly OrderItem[]): Promise<Quote> {
  const wanted = mergeItems(items);
  const found = await findWanted(wanted);
  const lines = wanted.flatMap((item, index) => {
    const one = found[index];
    if (typeof one !== 'object') return [];
    const { product, quantity } = item;
    const { priceCents, quantity: left } = one;
    return { id: itemKey(item), product, priceCents, quantity: Math.min(quantity, left) };
  });
  const price = priceOrder({ lines });
  return {
    lines: wanted.map((item, index) => quoteLine(item, found[index] ?? 'gone')),
    adjustments: shownAdjustments(adjustmentsOf(price)),
    total: dollarsFromCents(price.totalCents),
  };
}

/** What each item asks for. */
async function findWanted(wanted: readonly OrderItem[]): Promise<Found[]> {
  const [products, variants] = await Promise.all([
    ProductModel.find(
      { ...LISTED, _id: { $in: wanted.map(({ product }) => product) } },
      { priceCents: 1, quantity: 1, options: 1 },
    ).lean(),
    variantsIn(wanted),
  ]);
  const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
  return wanted.map(({ product: id, variant: chosen }) => {
    const product = byId.get(id);
    if (!product) return 'gone';
    if (chosen === undefined) return product.options ? 'choose' : product;
    const variant = variants.get(chosen);
    return variant && isSold(variant, id) ? variant : 'gone';
  });
}

function quoteLine({ product, variant, quantity }: OrderItem, found: Found): QuoteLine {
  const what = { product, ...(variant && { variant }) };
  if (typeof found === 'string') return { ...what, state: found, price: null, available: 0 };
  return {
    ...what,
    state: stateOf(found.quantity, quantity),
    price: dollarsFromCents(found.priceCents),
    available: Math.min(found.quantity, LIMITS.orderLineQuantity),
  };
}

function stateOf(inStock: number, wanted: number): QuoteLine['state'] {
  if (inStock === 0) return 'sold-out';
  return inStock < wanted ? 'short' : 'available';
}
