import { itemKey, type EndpointInput, type endpoints, type OrderItem } from '@shop/shared';
import { Types } from 'mongoose';
import { HttpError } from '@shop/http/errors';
import { UserModel, type StoredCart } from '../accounts/index.js';
import { findCart, type KeptCartDeps } from './find-cart.js';

const CHANGED = 'Your cart has changed meanwhile';

/**
 * Replaces a user's kept cart. It is a field of the account and written in one step: two devices at once can't both
 * replace what they have seen, and a deleted account keeps nothing.
 * @throws HttpError 409 with the current cart if it has another version; 401 if the account was deleted.
 */
export async function keepCart(
  { items, version }: EndpointInput<typeof endpoints.keepCart>['body'],
  user: Types.ObjectId,
  deps: KeptCartDeps,
): Promise<StoredCart> {
  const cart = { items: eachOnce(items), version: version + 1 };
  const seen = version === 0 ? { cart: { $exists: false } } : { 'cart.version': version };
  const { matchedCount } = await UserModel.updateOne({ _id: user, ...seen }, { $set: { cart } });
  if (matchedCount === 1) return cart;
  throw new HttpError(409, CHANGED, { cart: await findCart(user, deps) });
}

/** The items, each product or variant once, where it came first. */
function eachOnce(items: readonly OrderItem[]): StoredCart['items'] {
  const once = new Map<string, StoredCart['items'][number]>();
  for (const item of items) {
    const { product, variant, quantity } = item;
    const before = once.get(itemKey(item))?.quantity ?? 0;
    once.set(itemKey(item), {
      product: new Types.ObjectId(product),
      ...(variant && { variant: new Types.ObjectId(variant) }),
      quantity: before + quantity,
    });
  }
  return [...once.values()];
}
