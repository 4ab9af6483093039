import { useRef, useState } from 'react';

/** A row that can be selected. */
export interface Selectable {
  _id: string;
  name: string;
}

/**
 * The rows that are selected on any page of a list, as they were shown. Other filters start with none.
 * @param filters what all pages of the list share, as text
 */
export function useSelection<Row extends Selectable>(filters: string) {
  const [state, setState] = useState<{ filters: string; selected: ReadonlyMap<string, Row> }>({
    filters,
    selected: new Map(),
  });
  const lastTouched = useRef<string>(undefined);
  const selected = state.filters === filters ? state.selected : new Map<string, Row>();
  const replace = (rows: Iterable<Row>) =>
    setState({ filters, selected: new Map([...rows].map((each) => [each._id, each])) });

  function mark(rows: readonly Row[], isSelected: boolean) {
    const next = new Map(selected);
    for (const row of rows) {
      if (isSelected) next.set(row._id, row);
      else next.delete(row._id);
    }
    replace(next.values());
  }

  return {
    rows: [...selected.values()],
    has: ({ _id }: Selectable) => selected.has(_id),
    mark,
    /** Selects or deselects a row of the page; with `isRange`, all from the last one touched to this one. */
    toggle(
      row: Row,
      page: readonly Row[],
      { isSelected, isRange }: Record<'isSelected' | 'isRange', boolean>,
    ) {
      const from = page.findIndex(({ _id }) => _id === lastTouched.current);
      const to = page.indexOf(row);
      lastTouched.current = row._id;
      const hasRange = isRange && from >= 0;
      mark(hasRange ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row], isSelected);
    },
    replace,
    clear: () => replace([]),
  };
}
/** The selected rows, and functions to change the selection. */
export type Selection<Row extends Selectable> = ReturnType<typeof useSelection<Row>>;
