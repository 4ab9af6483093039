import type { Area, Endpoint } from './endpoint.js';
import { isPermitted, type Permission, type Permitted } from './permissions.js';

/** What an API key may do: to write includes to read. */
export const GRANTS = [
  'catalog:read',
  'catalog:write',
  'orders:read',
  'orders:write',
  'money:read',
  'money:write',
  'customers:read',
  'customers:write',
  'marketing:read',
  'marketing:write',
  'settings:read',
  'settings:write',
] as const satisfies readonly `${Area}:${'read' | 'write'}`[];
/** One of `GRANTS`. */
export type Grant = (typeof GRANTS)[number];

/** What a key needs for a call; undefined if no key may make it. */
export function grantFor(endpoint: Endpoint): Grant | undefined {
  if (endpoint.access !== 'admin' || endpoint.onlyPeople) return undefined;
  const { area } = endpoint;
  if (area === 'any' || area === 'staff') return undefined;
  const isRead = endpoint.method === 'GET' || endpoint.onlyReads;
  return `${area}:${isRead ? 'read' : 'write'}`;
}

/** Whether what a key may do lets it make a call. */
export function isGranted(endpoint: Endpoint, grants: readonly Grant[]): boolean {
  const needed = grantFor(endpoint);
  if (!needed) return false;
  const isRead = needed.endsWith(':read');
  const fitting = isRead ? grants : grants.filter((grant) => grant.endsWith(':write'));
  const { also = [] } = endpoint.access === 'admin' ? endpoint : {};
  return (
    isAreaGranted(areaOf(needed), fitting) && also.every((area) => isAreaGranted(area, grants))
  );
}

/** Whether what a key may do is about an area, to read or to write. */
export function isAreaGranted(area: Area | Permission, grants: readonly Grant[]): boolean {
  // Promotions belonged to money before marketing was an area, and keys keep what they could do.
  const areas: readonly string[] = area === 'marketing' ? ['marketing', 'money'] : [area];
  return grants.some((grant) => areas.includes(areaOf(grant)));
}

/** What keys need besides for what a call shows of other areas. */
export function alsoNeeded(endpoint: Endpoint): Grant[] {
  const { also = [] } = endpoint.access === 'admin' ? endpoint : {};
  return GRANTS.filter((grant) => also.some((area) => grant === `${area}:read`));
}

/** The area of a grant. */
export function areaOf(grant: Grant): Area {
  return grant.split(':')[0] as Area;
}

/** The permission that an administrator lacks for a call; undefined if they may make it. */
export function missingPermission(endpoint: Endpoint, who: Permitted): Permission | undefined {
  if (endpoint.access !== 'admin' || endpoint.byPermission) return undefined;
  const { area, also = [] } = endpoint;
  const needed = area === 'any' ? also : [area, ...also];
  return needed.find((permission) => !isPermitted(who, permission));
}
