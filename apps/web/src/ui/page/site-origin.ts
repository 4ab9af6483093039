import { createContext, use } from 'react';

/** `https://shop.example`: where the shop is served. Given from outside, since a server knows no `window`. */
export const SiteOrigin = createContext('');

/** Makes a path of the shop a full address, as metadata needs it. */
export function useAbsoluteUrl(): (path: string) => string {
  const origin = use(SiteOrigin);
  return (path) => `${origin}${path}`;
}
