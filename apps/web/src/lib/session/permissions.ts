import { isPermitted, type Permission } from '@shop/shared';
import { needsOf } from '../address/screen-needs';
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

/** Tells which administrators' screens, by their addresses, who is signed in may open. */
export function useMayOpen(): (address: string) => boolean {
  const user = useSession()?.user ?? {};
  return (address) => needsOf(address).every((permission) => isPermitted(user, permission));
}
