import {
  useLocation,
  useSearchParams,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';

/** What the address of a place says a moment after its latest change. */
const latest = new WeakMap<Location, URLSearchParams>();

/** As `useSearchParams`, but a change that comes before the address has followed the previous one adds to it. */
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
