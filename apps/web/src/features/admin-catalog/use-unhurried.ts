import { useEffect, useRef, type MouseEvent } from 'react';

/** Longer than a double click takes. */
const PAUSE_MS = 700;

/**
 * Ignores clicks of a pointer right after a row of a list was removed: the next row has moved under the pointer, and the
 * second click of a double click would remove that one, too.
 * @param rows the number of rows
 * @returns a function that guards a click handler
 */
export function useUnhurried(rows: number) {
  const known = useRef({ rows, removedAt: -Infinity });
  useEffect(() => {
    const removedAt = rows < known.current.rows ? performance.now() : known.current.removedAt;
    known.current = { rows, removedAt };
  }, [rows]);
  return (act: () => void) =>
    ({ detail }: MouseEvent) => {
      const isOfKeyboard = detail === 0;
      if (isOfKeyboard || performance.now() - known.current.removedAt >= PAUSE_MS) act();
    };
}
