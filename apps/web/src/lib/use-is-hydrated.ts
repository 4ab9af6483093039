import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and while its page is taken over, true in every later rendering. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
