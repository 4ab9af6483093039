import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { notePlace } from '../../lib/history/history-places';

/**
 * Has Back show a paid cart from its top: what the shopper saw of it is gone.
 * @returns what is to be called once it is paid, before the page is left
 */
export function usePaidPlace(): () => void {
  const location = useLocation();
  const isPaid = useRef(false);
  useEffect(
    () => () => {
      if (isPaid.current) notePlace(location, { y: 0 });
    },
    [location],
  );
  return () => {
    isPaid.current = true;
  };
}
