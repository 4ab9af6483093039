import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Passes on a field as the visitor left it before hydration. React keeps such a field's state but fires no event for
 * it.
 */
export function useEarlyChoice<Field extends HTMLElement>(
  take: (field: Field) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const [takeFirst] = useState(() => take);
  // As a layout effect, it is taken over before a click is repeated that was made after it.
  useLayoutEffect(() => {
    if (field.current) takeFirst(field.current);
  }, [takeFirst]);
  return field;
}
