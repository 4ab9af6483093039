import { variantName, type KeptCart, type OrderItem, type PersonalData } from '@shop/shared';
import type { Types } from 'mongoose';
import { unauthorized } from '@shop/http/errors';
import { UserModel, type StoredCart } from '../accounts/index.js';
import { presentFound, variantsIn, type CatalogRecords } from '../catalog/index.js';
import { itemsView, keptCartView } from './kept-cart.view.js';

/** What the kept cart depends on. */
export interface KeptCartDeps {
  /** If missing, products and categories are read from the database. */
  records?: CatalogRecords;
}

const NONE: StoredCart = { items: [], version: 0 };

/** @throws HttpError 401 if the account was deleted. */
async function storedCartOf(user: Types.ObjectId): Promise<StoredCart> {
  const found = await UserModel.findById(user, { cart: 1 }).lean();
  if (!found) throw unauthorized();
  return found.cart ?? NONE;
}

/** The products of these items, and their variants. */
async function findItems(items: readonly OrderItem[], { records }: KeptCartDeps) {
  const ids = [...new Set(items.map(({ product }) => product))];
  const [products, variants] = await Promise.all([
    presentFound({ ids }, records ? { records } : {}),
    variantsIn(items),
  ]);
  return { products, variants };
}

/**
 * A user's kept cart, with its products.
 * @throws HttpError 401 if the account was deleted.
 */
export async function findCart(user: Types.ObjectId, deps: KeptCartDeps): Promise<KeptCart> {
  const cart = await storedCartOf(user);
  const { products, variants } = await findItems(itemsView(cart).items, deps);
  return keptCartView(cart, products, variants);
}

/** A user's kept cart with the names of its products, for their personal data. */
export async function namedCartOf(user: Types.ObjectId): Promise<PersonalData['cart']> {
  const { items } = itemsView(await storedCartOf(user));
  const { products, variants } = await findItems(items, {});
  const names = new Map(products.map(({ _id, name }) => [_id, name]));
  return items.map(({ product, variant: chosen, quantity }) => {
    const variant = variants.get(chosen ?? '');
    return {
      product,
      name: names.get(product) ?? null,
      ...(variant && { variant: variantName(variant.values) }),
      quantity,
    };
  });
}
