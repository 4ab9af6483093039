import type { Order, OrderListQuery } from '@shop/shared';
import { useState } from 'react';

interface Kept {
  /** The query of the list in which the orders were changed. */
  list: string;
  orders: readonly { order: Order; index: number }[];
}

/**
 * Keeps orders in place after their status was changed here, even if a filter no longer matches them, until the
 * administrator changes the page or filter, or leaves: rows must not move under the pointer.
 */
export function useKeptOrders(query: OrderListQuery, rows: readonly Order[] = []) {
  const list = JSON.stringify(query);
  const [kept, setKept] = useState<Kept>({ list, orders: [] });
  const orders = [...rows];
  for (const { order, index } of kept.list === list ? kept.orders : []) {
    if (!rows.some(({ _id }) => _id === order._id)) orders.splice(index, 0, order);
  }

  function keep(order: Order) {
    const index = orders.findIndex(({ _id }) => _id === order._id);
    if (index < 0) return;
    setKept((before) => {
      const others = before.list === list ? before.orders : [];
      const orders = [...others.filter((other) => other.order._id !== order._id), { order, index }];
      return { list, orders: orders.sort((a, b) => a.index - b.index) };
    });
  }

  /** Lets the orders move to where the list has them now. */
  const release = () => setKept({ list, orders: [] });

  return { orders, keep, release };
}
