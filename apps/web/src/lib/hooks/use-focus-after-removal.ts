import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the keyboard focus in a list: when the focused item is removed, the item that takes its place is focused, or the
 * list itself if it is empty.
 * @param item CSS selector of the list's items
 * @returns props for the element around the list
 */
export function useFocusAfterRemoval<List extends HTMLElement>(item: string) {
  const list = useRef<List>(null);
  const place = useRef<{ element: Element; index: number }>(undefined);

  useEffect(() => {
    if (!place.current || place.current.element.isConnected) return;
    const { index } = place.current;
    place.current = undefined;
    // The user may have moved the focus elsewhere meanwhile.
    if (document.activeElement && document.activeElement !== document.body) return;
    const items = [...(list.current?.querySelectorAll(item) ?? [])];
    const successor = items.at(Math.min(index, items.length - 1));
    (
      successor?.querySelector<HTMLElement>('a, button:not([data-grip]), select') ?? list.current
    )?.focus();
  });

  function onFocus({ target, currentTarget }: FocusEvent<List>) {
    // React also reports the focus in a dialog that an item opened. It belongs to no item, and the item may be removed.
    if (!currentTarget.contains(target)) return;
    const own = target.closest(item);
    const items = [...(list.current?.querySelectorAll(item) ?? [])];
    place.current = own ? { element: target, index: items.indexOf(own) } : undefined;
  }

  return { ref: list, tabIndex: -1, onFocus };
}
