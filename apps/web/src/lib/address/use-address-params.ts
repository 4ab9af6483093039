import {
  useLocation,
  useSearchParams,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';

/** The parameters of a location after its latest change, which the URL may not show yet. */
const latest = new WeakMap<Location, URLSearchParams>();

/** Like `useSearchParams`, but a change made before the URL has followed the previous one builds on that change. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();

  function change(
    changed: (now: URLSearchParams) => URLSearchParams,
    options?: NavigateOptions,
  ): URLSearchParams {
    const next = changed(latest.get(location) ?? params);
    latest.set(location, next);
    setParams(next, options);
    return next;
  }

  return { params, change };
}
