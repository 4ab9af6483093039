import type { endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { findCart, type KeptCartDeps } from './find-cart.js';
import { keepCart } from './keep-cart.js';
import { itemsView } from './kept-cart.view.js';

export function get(deps: KeptCartDeps): Controller<typeof endpoints.getCart> {
  return async ({ user }) => ({ success: true, ...(await findCart(user._id, deps)) });
}

export function keep(deps: KeptCartDeps): Controller<typeof endpoints.keepCart> {
  return async ({ body, user }) => {
    const kept = await keepCart(body, user._id, deps);
    return { success: true, ...itemsView(kept) };
  };
}
