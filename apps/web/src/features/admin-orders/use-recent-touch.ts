import { useRef, type RefObject } from 'react';

/** After this long without movement, the pointer counts as idle. */
const REST_MS = 4_000;
/** Scrolled down further than this, the user is reading the rows. */
const SCROLLED_PX = 400;

/**
 * Whether the user is working on the rows of a list, which then must not move: a row has the focus or is selected, the
 * pointer moved over one recently, the page is scrolled, or a dialog is open.
 */
export function useRecentTouch(list: RefObject<HTMLElement | null>, row: string) {
  const touchedAt = useRef(-Infinity);
  const touch = () => {
    touchedAt.current = performance.now();
  };
  return {
    /** Props for the element around the list. */
    touchProps: { onPointerMove: touch, onPointerDown: touch, onKeyDown: touch },
    isBusy: (): boolean => {
      if (performance.now() - touchedAt.current < REST_MS) return true;
      if (window.scrollY > SCROLLED_PX || document.querySelector('[role="dialog"]')) return true;
      const rows = [...(list.current?.querySelectorAll(row) ?? [])];
      return rows.some((one) => one.matches(':focus-within, :has(:checked:not(option))'));
    },
  };
}
