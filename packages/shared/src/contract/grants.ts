import type { Area, Endpoint } from './endpoint.js';

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
  'settings:read',
  'settings:write',
] as const satisfies readonly `${Area}:${'read' | 'write'}`[];
/** One of `GRANTS`. */
export type Grant = (typeof GRANTS)[number];

/** What a key needs for a call; undefined if no key may make it. */
export function grantFor(endpoint: Endpoint): Grant | undefined {
  if (endpoint.access !== 'admin' || endpoint.area === 'people') return undefined;
  const isRead = endpoint.method === 'GET' || endpoint.onlyReads;
  return `${endpoint.area}:${isRead ? 'read' : 'write'}`;
}

/** Whether what a key may do lets it make a call. */
export function isGranted(endpoint: Endpoint, grants: readonly Grant[]): boolean {
  const needed = grantFor(endpoint);
  if (!needed) return false;
  return grants.includes(needed) || grants.includes(needed.replace(/read$/, 'write') as Grant);
}
