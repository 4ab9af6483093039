import { createContext, use } from 'react';

/** `https://shop.example`: where the shop is served. Passed in from outside, because there is no `window` on a server. */
export const SiteOrigin = createContext('');

/** Turns a path of the shop into an absolute URL, as metadata needs it. */
export function useAbsoluteUrl(): (path: string) => string {
  const origin = use(SiteOrigin);
  return (path) => `${origin}${path}`;
}
