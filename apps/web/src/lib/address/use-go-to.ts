import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/**
 * Like `useNavigate`, but returns a promise that resolves once the new page is shown: a form stays busy until then. A
 * number moves in the history.
 */
export function useGoTo(): (to: To | number, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  const arrive = useRef<() => void>(undefined);
  useEffect(() => () => arrive.current?.(), [location]);
  return (to, options) =>
    new Promise((resolve) => {
      arrive.current = resolve;
      void (typeof to === 'number' ? navigate(to) : navigate(to, options));
    });
}
