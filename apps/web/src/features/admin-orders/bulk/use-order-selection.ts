import type { OrderListQuery, OrderStatusLine } from '@shop/shared';
import { useRef, useState } from 'react';
import { ordersList } from '../orders-list';

/** The selected orders by their ids, each with the status that it had when it was selected. */
type Selected = ReadonlyMap<string, OrderStatusLine>;

const NONE: Selected = new Map();

/** The filters that all pages of a list share. The sort order excludes no order, so it is not part of them. */
function filtersOf(query: OrderListQuery): string {
  const filters = ordersList.write({ ...query, page: 1 });
  filters.delete('sort');
  return filters.toString();
}

/**
 * The orders that an administrator has selected, on any page of a list. Other filters start with none.
 * @param rows the orders on the page
 */
export function useOrderSelection(query: OrderListQuery, rows: readonly OrderStatusLine[]) {
  const list = filtersOf(query);
  const [state, setState] = useState({ list, selected: NONE });
  const selected = state.list === list ? state.selected : NONE;
  const lastTouched = useRef<string>(undefined);

  const replace = (lines: readonly OrderStatusLine[]) =>
    setState({ list, selected: new Map(lines.map((line) => [line._id, pick(line)])) });

  function mark(lines: readonly OrderStatusLine[], isSelected: boolean) {
    const next = new Map(selected);
    for (const line of lines) {
      if (!isSelected) next.delete(line._id);
      else if (!next.has(line._id)) next.set(line._id, pick(line));
    }
    replace([...next.values()]);
  }

  /** Selects or deselects an order; with `isRange`, all orders from the last clicked one to this one. */
  function toggle(order: OrderStatusLine, isSelected: boolean, isRange: boolean) {
    const [from, to] = [lastTouched.current, order._id].map((id) =>
      rows.findIndex(({ _id }) => _id === id),
    );
    lastTouched.current = order._id;
    const hasRange = isRange && from !== undefined && to !== undefined && from >= 0 && to >= 0;
    mark(hasRange ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [order], isSelected);
  }

  return {
    lines: [...selected.values()],
    has: ({ _id }: OrderStatusLine) => selected.has(_id),
    toggle,
    /** Selects or deselects all orders on the page. */
    togglePage: (isSelected: boolean) => mark(rows, isSelected),
    replace,
    clear: () => replace([]),
    /** Updates the status of a selected order after the administrator has changed it. */
    note(order: OrderStatusLine) {
      if (selected.has(order._id))
        replace([...selected.values()].map((line) => (line._id === order._id ? order : line)));
    },
  };
}
/** The orders that an administrator has selected, and functions to change the selection. */
export type OrderSelection = ReturnType<typeof useOrderSelection>;

function pick({ _id, number, status, payment, inParcels }: OrderStatusLine): OrderStatusLine {
  return {
    _id,
    number,
    status,
    payment: {
      state: payment.state,
      ...(payment.dueAt !== undefined && { dueAt: payment.dueAt }),
    },
    ...(inParcels && { inParcels }),
  };
}
