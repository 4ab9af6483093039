import { useEffect, type RefObject } from 'react';
import { isTyping } from '../../lib/hooks/is-typing';
import { useShortcuts, type Shortcuts } from '../../lib/hooks/shortcuts';

const ROW = '[data-row]';
const LINK = '[data-row-link]';

const LIST_KEYS: Shortcuts = {
  title: 'In the list',
  keys: [
    ['j', 'next'],
    ['k', 'previous'],
    ['x', 'select'],
    ['a', 'select all on this page'],
    ['b', 'go to the bar of what is selected'],
    ['Enter', 'open'],
    ['e', 'edit'],
    ['/', 'search'],
  ],
};

/** What the keys go to in a row: what opens it, or else its first control. */
function stopIn(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>(LINK) ?? row.querySelector<HTMLElement>('a[href], button');
}

function move(rows: HTMLElement, step: number): void {
  const stops = [...rows.querySelectorAll(ROW)].flatMap((row) => stopIn(row) ?? []);
  const at = stops.findIndex((stop) => stop.closest(ROW)?.contains(document.activeElement));
  // From outside of the list, both keys go to its beginning.
  const next = at === -1 ? stops[0] : stops[at + step];
  next?.focus();
}

/** The row with the focus. */
function rowIn(rows: HTMLElement): HTMLElement | undefined {
  const row = document.activeElement?.closest<HTMLElement>(ROW);
  return row && rows.contains(row) ? row : undefined;
}

/** Goes to what can be edited in the row, or opens it for editing. */
function edit(row: HTMLElement | undefined): void {
  const field = row?.querySelector('select');
  if (field) field.focus();
  else row?.querySelector<HTMLElement>(LINK)?.click();
}

/** What each key does to the rows of a list. Enter is the link's own. */
const ACTS: Record<string, (rows: HTMLElement) => void> = {
  j: (rows) => move(rows, 1),
  k: (rows) => move(rows, -1),
  x: (rows) => rowIn(rows)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
  a: () => document.querySelector<HTMLElement>('main [data-select-page]')?.click(),
  b: () => document.querySelector<HTMLElement>('main [data-bulk-bar]')?.focus(),
  e: (rows) => edit(rowIn(rows)),
  '/': () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
};

/** Moves through the rows of a list by j and k, selects by x and a, edits by e, and searches by /; Enter opens the link. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useShortcuts(LIST_KEYS);
  useEffect(() => {
    function act(event: KeyboardEvent) {
      const { current: rows } = list;
      const does = Object.hasOwn(ACTS, event.key) ? ACTS[event.key] : undefined;
      if (!rows || !does || isTyping(event)) return;
      // The key would be typed into the field that gets the focus.
      event.preventDefault();
      does(rows);
    }
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [list]);
}
