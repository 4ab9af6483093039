import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/** Like `useNavigate`, but returns a promise that resolves once the new page is shown: a form stays busy until then. */
export function useGoTo(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  const arrive = useRef<() => void>(undefined);
  useEffect(() => () => arrive.current?.(), [location]);
  return (to, options) =>
    new Promise((resolve) => {
      arrive.current = resolve;
      void navigate(to, options);
    });
}
