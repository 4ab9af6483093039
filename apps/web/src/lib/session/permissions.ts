import { isPermitted, type Permission } from '@shop/shared';
import { missingFor } from '../address/screen-needs';
import { useSession } from './session';

/** The first of these permissions that who is signed in lacks as an administrator; undefined if they have all. */
export function useMissing(needed: readonly Permission[]): Permission | undefined {
  const user = useSession()?.user ?? {};
  return needed.find((permission) => !isPermitted(user, permission));
}

/** Whether who is signed in has all these permissions as an administrator. */
export function useIsPermitted(...needed: Permission[]): boolean {
  return useMissing(needed) === undefined;
}

/** A permission without which who is signed in can't open the screen at an address; undefined if they may open it. */
export function useMissingFor(address: string): Permission | undefined {
  const user = useSession()?.user ?? {};
  return missingFor(address, (needed) => isPermitted(user, needed));
}

/** Tells which administrators' screens, by their addresses, who is signed in may open. */
export function useMayOpen(): (address: string) => boolean {
  const user = useSession()?.user ?? {};
  return (address) => missingFor(address, (needed) => isPermitted(user, needed)) === undefined;
}
