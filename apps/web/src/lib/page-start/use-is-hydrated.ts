import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and during hydration, true in every later render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
