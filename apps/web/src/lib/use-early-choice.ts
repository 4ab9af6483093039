import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Hands over a field as a visitor left it before the page's script was there. React takes such a field as it finds it,
 * and only notices what changes later.
 */
export function useEarlyChoice<Field extends HTMLElement>(
  take: (field: Field) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const takeFirst = useEffectEvent(take);
  useEffect(() => {
    if (field.current) takeFirst(field.current);
  }, []);
  return field;
}
