import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { ShownFilters } from './shown-filters';

/**
 * Closes the details when other filters have left their row out. They stay for a row that leaves the list because it was
 * changed: an order that was shipped from its details, say.
 */
export function useCloseLeftOut(isLeftOut: boolean, close: () => void): void {
  const shown = useContext(ShownFilters);
  const before = useRef(shown);
  const check = useEffectEvent(() => {
    if (isLeftOut) close();
  });
  useEffect(() => {
    if (shown === undefined || shown === before.current) return;
    const isFirst = before.current === undefined;
    before.current = shown;
    if (!isFirst) check();
  }, [shown]);
}
