import type { KeptCart, PersonalData } from '@shop/shared';
import type { Types } from 'mongoose';
import { unauthorized } from '../../http/errors.js';
import { UserModel, type StoredCart } from '../accounts/index.js';
import { presentFound, type CatalogRecords } from '../catalog/index.js';
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

/**
 * A user's kept cart, with its products.
 * @throws HttpError 401 if the account was deleted.
 */
export async function findCart(user: Types.ObjectId, deps: KeptCartDeps): Promise<KeptCart> {
  const cart = await storedCartOf(user);
  const ids = cart.items.map(({ product }) => product.toHexString());
  return keptCartView(cart, await presentFound({ ids }, deps));
}

/** A user's kept cart with the names of its products, for their personal data. */
export async function namedCartOf(user: Types.ObjectId): Promise<PersonalData['cart']> {
  const { items } = itemsView(await storedCartOf(user));
  const products = await presentFound({ ids: items.map(({ product }) => product) }, {});
  const names = new Map(products.map(({ _id, name }) => [_id, name]));
  return items.map(({ product, quantity }) => ({
    product,
    name: names.get(product) ?? null,
    quantity,
  }));
}
