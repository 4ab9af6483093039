import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Passes on a field as the visitor left it before hydration. React keeps such a field's state but fires no event for
 * it.
 */
export function useEarlyChoice<Field extends HTMLElement>(
  take: (field: Field) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const [takeFirst] = useState(() => take);
  // Not as a layout effect: the router does not navigate from one.
  useEffect(() => {
    if (field.current) takeFirst(field.current);
  }, [takeFirst]);
  return field;
}
