import {
  dollarsFromCents,
  LIMITS,
  priceOrder,
  shownAdjustments,
  type OrderItem,
  type Quote,
  type QuoteLine,
} from '@shop/shared';
import { LISTED, ProductModel } from '../catalog/index.js';
import { mergeItems } from './merge-items.js';

interface QuotedProduct {
  priceCents: number;
  quantity: number;
}

/**
 * What items cost now and whether they are available: a line for each distinct product, and the total of what can be
 * bought. Nothing is reserved.
 */
export async function quoteOrder(items: readonly OrderItem[]): Promise<Quote> {
  const wanted = mergeItems(items);
  const products = await ProductModel.find(
    { ...LISTED, _id: { $in: wanted.map(({ product }) => product) } },
    { priceCents: 1, quantity: 1 },
  ).lean();
  const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
  const { adjustments, totalCents } = priceOrder(
    wanted.flatMap(({ product: id, quantity }) => {
      const product = byId.get(id);
      if (!product) return [];
      return { priceCents: product.priceCents, quantity: Math.min(quantity, product.quantity) };
    }),
  );
  return {
    lines: wanted.map((item) => quoteLine(item, byId.get(item.product))),
    adjustments: shownAdjustments(adjustments),
    total: dollarsFromCents(totalCents),
  };
}

function quoteLine({ product: id, quantity }: OrderItem, product?: QuotedProduct): QuoteLine {
  if (!product) return { product: id, state: 'gone', price: null, available: 0 };
  return {
    product: id,
    state: stateOf(product.quantity, quantity),
    price: dollarsFromCents(product.priceCents),
    available: Math.min(product.quantity, LIMITS.orderLineQuantity),
  };
}

function stateOf(inStock: number, wanted: number): QuoteLine['state'] {
  if (inStock === 0) return 'sold-out';
  return inStock < wanted ? 'short' : 'available';
}
