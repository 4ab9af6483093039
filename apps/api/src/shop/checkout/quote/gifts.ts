import { centsFromDollars, type CartProduct, type GiftOffer, type Quote } from '@shop/shared';
import { Types } from 'mongoose';
import {
  cartVariantView,
  presentFound,
  variantsOf,
  type CatalogRecords,
} from '../../catalog/index.js';

/** The most choices that a gift has. */
const CHOICES = 50;

/** The gifts that a cart has brought about, with what there is to choose from; nothing is read without any. */
export async function giftsView(
  offers: readonly GiftOffer[],
  records: CatalogRecords | undefined,
): Promise<Pick<Quote, 'gifts'>> {
  const gifts = await Promise.all(
    offers.map(async ({ name, pieces, products, leftCents }) => {
      const choices = await choicesOf(products.slice(0, CHOICES), records);
      const affordable = choices.filter(
        ({ price, variant }) => centsFromDollars(variant?.price ?? price) <= leftCents,
      );
      return { name, pieces, choices: affordable.slice(0, CHOICES) };
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
