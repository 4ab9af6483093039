import type { ListView } from '@shop/shared';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AddressedList } from '../../../lib/address/list-query';
import { useOwnColumns, type ShownColumns } from './shown-columns';
import type { SavedViews, ViewScope } from './use-list-views';

/** A saved view, and whose it is. */
export interface ScopedView extends ListView {
  scope: ViewScope;
}

/** The saved view that a list shows, possibly with changes that are not saved. */
export interface OpenView extends ShownColumns {
  /** Undefined for the whole list and for built-in views. */
  view: ScopedView | undefined;
  /** Whether filters, order or columns differ from the view as it is saved. */
  isChanged: boolean;
}

/** What a link to a saved view carries: others may have the same filters. */
interface OpeningState {
  view: string;
}

// One's own comes first where an address does not tell which of two is meant.
const SCOPES: readonly ViewScope[] = ['mine', 'all'];
const keyOf = ({ scope, name }: Pick<ScopedView, 'scope' | 'name'>) => `${scope} ${name}`;
/** The state of a navigation that opens this view. */
export const openingState = (view: Pick<ScopedView, 'scope' | 'name'>): OpeningState => ({
  view: keyOf(view),
});
/** Whether both are the same saved view, or none. */
export const isSameView = (one?: ScopedView, other?: ScopedView) =>
  (one && keyOf(one)) === (other && keyOf(other));
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name));

/** Filters as the list's own address has them. */
export function normalSearch<Query>(list: AddressedList<Query>, search: string): string {
  return list.search(list.read(new URLSearchParams(search)));
}

/**
 * The saved view that was opened last, of several with the same filters the one that was pressed. It stays open while
 * its filters, order and columns are changed, until another view is opened. Its columns are its own: a change neither
 * reaches another view nor the whole list.
 */
export function useOpenView<Query>(
  list: AddressedList<Query>,
  query: Query,
  saved: SavedViews,
): OpenView {
  const own = useOwnColumns(list.name);
  const [{ key, changed }, setOpen] = useState<{ key?: string; changed?: readonly string[] }>({});
  const state = useLocation().state as Partial<OpeningState> | null;
  const now = list.search(query);
  const isHere = ({ search }: Pick<ListView, 'search'>) => normalSearch(list, search) === now;
  const isBuiltIn = now === '' || list.views.some(isHere);
  const views = SCOPES.flatMap((scope) => saved[scope].views.map((one) => ({ ...one, scope })));
  const allHere = isBuiltIn ? [] : views.filter(isHere);
  const hereAs = (wanted?: string) => allHere.find((one) => keyOf(one) === wanted);
  const here = hereAs(state?.view) ?? hereAs(key) ?? allHere[0];
  if (isBuiltIn && key !== undefined) setOpen({});
  if (here && keyOf(here) !== key) setOpen({ key: keyOf(here) });
  const view = views.find((one) => keyOf(one) === key);
  if (!key || !view?.hidden)
    return { ...own, view, isChanged: view !== undefined && !isHere(view) };
  const hidden = changed ?? view.hidden;
  return {
    view,
    hidden,
    hide: (others) => setOpen({ key, changed: others }),
    isChanged: !isHere(view) || !isSame(hidden, view.hidden),
  };
}
