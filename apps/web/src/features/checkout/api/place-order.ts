import { endpoints, type Order, type OrderItem } from '@shop/shared';
import { call } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { checkoutKey, settleCheckout } from '../checkout-key';

/** Buys the items. The attempt stays open only where nobody knows how it ended: no reply, or a server that broke. */
export async function placeOrder(items: readonly OrderItem[], content: string): Promise<Order> {
  try {
    const { order } = await call(endpoints.placeOrder, {
      headers: { 'idempotency-key': checkoutKey(content) },
      body: { items: [...items] },
    });
    settleCheckout();
    return order;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) settleCheckout();
    throw error;
  }
}
