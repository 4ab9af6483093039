import {
  centsFromDollars,
  itemKey,
  type CartProduct,
  type GiftOffer,
  type OrderItem,
  type Quote,
} from '@shop/shared';
import { Types } from 'mongoose';
import {
  cartVariantView,
  presentFound,
  variantsOf,
  type CatalogRecords,
} from '../../catalog/index.js';

/** The most choices that a gift has. */
const CHOICES = 50;

/**
 * The gifts that a cart has brought about, with what there is to choose from; nothing is read without any. What is sold
 * out, or in the cart with all its pieces, is not offered.
 */
export async function giftsView(
  offers: readonly GiftOffer[],
  cart: readonly OrderItem[],
  records: CatalogRecords | undefined,
): Promise<Pick<Quote, 'gifts'>> {
  const inCart = new Map(cart.map((item) => [itemKey(item), item.quantity]));
  const gifts = await Promise.all(
    offers.map(async ({ name, pieces, products, leftCents }) => {
      const choices = await choicesOf(products.slice(0, CHOICES), records);
      const free = choices.filter(({ _id: product, variant, ...own }) => {
        const { price, quantity } = variant ?? own;
        const key = itemKey({ product, variant: variant?._id });
        return quantity > (inCart.get(key) ?? 0) && centsFromDollars(price) <= leftCents;
      });
      return { name, pieces, choices: free.slice(0, CHOICES) };
    }),
  );
  const offered = gifts.filter(({ choices }) => choices.length > 0);
  return offered.length > 0 ? { gifts: offered } : {};
}

/** The products that are sold, or their variants. */
async function choicesOf(
  ids: readonly string[],
  records: CatalogRecords | undefined,
): Promise<CartProduct[]> {
  const products = await presentFound({ ids: [...ids] }, records ? { records } : {});
  const choices = await Promise.all(
    products.map(async (product) => {
      if (!product.options) return [product];
      const variants = await variantsOf(new Types.ObjectId(product._id));
      return variants
        .filter(({ hidden }) => !hidden)
        .map((variant) => ({ ...product, variant: cartVariantView(variant) }));
    }),
  );
  return choices.flat();
}
