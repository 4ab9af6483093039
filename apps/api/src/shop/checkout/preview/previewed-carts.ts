import type { AppliedPromotion, OrderItem, PreviewedCart } from '@shop/shared';
import { NEWEST_FIRST } from '@shop/mongo';
import { pricedAccounts, type PricedAccount } from '../../accounts/index.js';
import { itemOf, OrderModel } from '../../orders/index.js';
import type { CartItem, PriceWishes } from '../../pricing/index.js';
import { mergeItems } from '../merge-items.js';
import { findWanted } from '../quote/quote-order.js';

/** How many of the last orders a preview prices. */
const ORDERS = 10;

/** A cart to price: what was sent, or what an order had. */
export interface CartToPreview extends Pick<PreviewedCart, 'order'> {
  items: readonly OrderItem[];
  customer?: PricedAccount;
  orderedAt?: Date;
  wishes: PriceWishes;
  /** Promotions that it used, with the codes that brought them about. */
  used?: readonly AppliedPromotion[] | undefined;
}

/** The carts of the last orders, as their buyers asked for them. */
export async function lastCarts(): Promise<CartToPreview[]> {
  const fields = { number: 1, lines: 1, address: 1, buyer: 1, price: 1, createdAt: 1 };
  const orders = await OrderModel.find({}, fields).sort(NEWEST_FIRST).limit(ORDERS).lean();
  const accounts = await pricedAccounts(orders.map(({ buyer }) => buyer._id));
  return orders.map(({ number, lines, address, buyer, price, createdAt }) => ({
    order: number,
    items: lines.map(itemOf),
    customer: accounts.get(buyer._id.toHexString()) ?? { _id: buyer._id },
    orderedAt: createdAt,
    used: price?.applied,
    wishes: {
      codes: price?.applied.flatMap(({ code }) => code ?? []),
      address,
      shippingMethod: price?.delivery?.method,
    },
  }));
}

/** What the items of a cart are now. What is no longer sold is left out, and stock does not matter. */
export async function cartItems(items: readonly OrderItem[]): Promise<CartItem[]> {
  const wanted = mergeItems(items);
  const found = await findWanted(wanted);
  return wanted.flatMap((item, index) => {
    const one = found[index];
    return typeof one === 'object' ? [{ ...one, ...item }] : [];
  });
}
