import { useEffect, useRef } from 'react';

/**
 * Where the keyboard goes on after more cards were asked for: to the first of them. The button that asked may be gone by
 * then. Whoever has moved on to something else in the meantime is left there.
 */
export function useFocusOnNewCard(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<{ count: number; from: Element | null }>(undefined);
  useEffect(() => {
    if (!asked.current || count === asked.current.count) return;
    const { count: before, from } = asked.current;
    asked.current = undefined;
    const stayed = document.activeElement === from || document.activeElement === document.body;
    if (stayed) list.current?.children[before]?.querySelector('a')?.focus();
  }, [count]);
  return {
    /** For the list, a card to each child. */
    list,
    /** To be called when more is asked for. */
    focusNext: () => (asked.current = { count, from: document.activeElement }),
  };
}
