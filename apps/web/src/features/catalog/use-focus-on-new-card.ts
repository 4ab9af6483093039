import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new card after more were loaded, because the button that loaded them may be gone. If the
 * user has moved the focus elsewhere meanwhile, it stays there.
 */
export function useFocusOnNewCard<List extends HTMLElement = HTMLUListElement>(count: number) {
  const list = useRef<List>(null);
  const request = useRef<{ count: number; from: Element | null }>(undefined);
  useEffect(() => {
    if (!request.current || count === request.current.count) return;
    const { count: before, from } = request.current;
    request.current = undefined;
    const unmoved = document.activeElement === from || document.activeElement === document.body;
    if (unmoved) list.current?.querySelectorAll('article')[before]?.querySelector('a')?.focus();
  }, [count]);
  return {
    /** Ref of the element with the cards. */
    list,
    /** Call this when more cards are requested. */
    focusNext: () => (request.current = { count, from: document.activeElement }),
  };
}
