import type { OrderListQuery, OrderStatusLine } from '@shop/shared';
import { useRef, useState } from 'react';
import { ordersList } from '../orders-list';

/** The selected orders by their ids, each with the status that it had when it was selected. */
type Selected = ReadonlyMap<string, OrderStatusLine>;

const NONE: Selected = new Map();

/** What two pages of the same list have in common; the sort order leaves no order out. */
function filtersOf(query: OrderListQuery): string {
  const filters = ordersList.write({ ...query, page: 1 });
  filters.delete('sort');
  return filters.toString();
}

/**
 * The orders that an administrator has selected, on whatever pages of a list. Other filters begin with none.
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

  /** Selects an order, or takes it out; with `isRange`, all orders from the last touched one to this one. */
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
    /** Selects all orders of the page, or takes them out. */
    togglePage: (isSelected: boolean) => mark(rows, isSelected),
    replace,
    clear: () => replace([]),
    /** Notes a status that the administrator has given an order themselves. */
    note(order: OrderStatusLine) {
      if (selected.has(order._id))
        replace([...selected.values()].map((line) => (line._id === order._id ? order : line)));
    },
  };
}
/** The orders that an administrator has selected, and ways to change them. */
export type OrderSelection = ReturnType<typeof useOrderSelection>;

function pick({ _id, number, status }: OrderStatusLine): OrderStatusLine {
  return { _id, number, status };
}
