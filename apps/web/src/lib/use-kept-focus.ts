import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the keyboard's place in a list: when the item that has the focus goes, the one that comes to stand in its place
 * is given it, or the list itself when it has become empty. Props for the element around the list.
 * @param item selects the list's items.
 */
export function useKeptFocus<List extends HTMLElement>(item: string) {
  const list = useRef<List>(null);
  const place = useRef<{ element: Element; index: number }>(undefined);

  useEffect(() => {
    if (!place.current || place.current.element.isConnected) return;
    const { index } = place.current;
    place.current = undefined;
    // Whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement && document.activeElement !== document.body) return;
    const items = [...(list.current?.querySelectorAll(item) ?? [])];
    const heir = items.at(Math.min(index, items.length - 1));
    (heir?.querySelector<HTMLElement>('a, button, select') ?? list.current)?.focus();
  });

  function onFocus({ target }: FocusEvent<List>) {
    const own = target.closest(item);
    const items = [...(list.current?.querySelectorAll(item) ?? [])];
    place.current = own ? { element: target, index: items.indexOf(own) } : undefined;
  }

  return { ref: list, tabIndex: -1, onFocus };
}
