import { useRef, type RefObject } from 'react';

/** A pointer that has rested this long is not working on anything. */
const REST_MS = 4_000;
/** Scrolled further down than this, the reader is among the rows. */
const SCROLLED_PX = 400;

/**
 * Whether somebody works on the rows of a list, so that nothing must move them: a row has the focus or is selected, the
 * pointer moved over one just now, or the page is scrolled.
 */
export function useRecentTouch(list: RefObject<HTMLElement | null>, row: string) {
  const touchedAt = useRef(-Infinity);
  const touch = () => {
    touchedAt.current = performance.now();
  };
  return {
    /** For the element around the list. */
    touchProps: { onPointerMove: touch, onPointerDown: touch, onKeyDown: touch },
    isBusy: (): boolean => {
      if (performance.now() - touchedAt.current < REST_MS) return true;
      if (window.scrollY > SCROLLED_PX || document.querySelector('[role="dialog"]')) return true;
      const rows = [...(list.current?.querySelectorAll(row) ?? [])];
      return rows.some((one) => one.matches(':focus-within, :has(:checked:not(option))'));
    },
  };
}
