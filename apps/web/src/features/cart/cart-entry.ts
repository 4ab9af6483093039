import { itemKey, type CartProduct, type ProductDetails, type Variant } from '@shop/shared';

/** What tells apart what is in a cart. */
export type EntryIdentity = Pick<CartProduct, '_id'> & {
  variant?: { _id: string } | undefined;
};

/** The key of an entry's row: entries of one product, or of one of its variants, share it. */
export function entryKey({ _id, variant }: EntryIdentity): string {
  return itemKey({ product: _id, variant: variant?._id });
}

/** What an entry costs in US dollars, and how many pieces there are: those of the variant, if one was chosen. */
export function offerOf({ variant, ...product }: CartProduct): { price: number; quantity: number } {
  return variant ?? product;
}

/** A product as the cart stores it: as lists have it, with the chosen variant beside. */
export function cartEntry(details: ProductDetails, chosen?: Variant): CartProduct {
  const product = { ...details };
  delete product.variants;
  delete product.photos;
  if (!chosen) return product;
  const { _id, name, sku, price, quantity, photo } = chosen;
  return { ...product, variant: { _id, name, sku, price, quantity, photo } };
}
