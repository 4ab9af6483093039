import { chooseText, variantName, type OrderItem } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import { isSold, variantsIn } from '../variants/find-variants.js';
import type { VariantRecord } from '../variants/variant.model.js';
import { LISTED } from '../visibility/listed.js';

/** An unavailable item, and the reason as a text for the shopper. */
export interface Shortage {
  product: string;
  variant?: string | undefined;
  /** `choose`: the product has variants, and the item has none. */
  kind: 'short' | 'gone' | 'choose';
  message: string;
}

type Found = Pick<ProductRecord, 'name' | 'quantity' | 'options'>;

/** The items that are not fully in stock. At most two queries, whatever their number. */
export async function findShortages(
  items: readonly OrderItem[],
  session?: ClientSession,
): Promise<Shortage[]> {
  const products = await ProductModel.find(
    { ...LISTED, _id: { $in: items.map(({ product }) => product) } },
    { name: 1, quantity: 1, options: 1 },
    { session },
  ).lean();
  const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
  const variants = await variantsIn(items, session);
  return items.flatMap((item) => {
    const { product, variant } = item;
    const shortage = shortageOf(item, byId.get(product), variants.get(variant ?? ''));
    return shortage ? [{ product, variant, ...shortage }] : [];
  });
}

function shortageOf(
  { product: id, variant: wanted, quantity }: OrderItem,
  product: Found | undefined,
  variant: VariantRecord | undefined,
): Pick<Shortage, 'kind' | 'message'> | undefined {
  if (!product) return { kind: 'gone', message: 'A product of this order is no longer sold' };
  const { name, options } = product;
  if (wanted === undefined) {
    if (options) return { kind: 'choose', message: chooseText(name, options) };
    return tooFew(name, product.quantity, quantity);
  }
  if (!variant || !isSold(variant, id))
    return { kind: 'gone', message: `This variant of ${name} is no longer sold` };
  return tooFew(`${name} (${variantName(variant.values)})`, variant.quantity, quantity);
}

function tooFew(
  name: string,
  inStock: number,
  wanted: number,
): Pick<Shortage, 'kind' | 'message'> | undefined {
  if (inStock >= wanted) return undefined;
  const message = inStock === 0 ? `${name} is sold out` : `Only ${inStock} of ${name} left`;
  return { kind: 'short', message };
}

/** All shortages in one sentence. */
export function shortagesInWords(shortages: readonly Shortage[]): string {
  return shortages.map(({ message }) => message).join('; ');
}
