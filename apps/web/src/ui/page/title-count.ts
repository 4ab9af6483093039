import { createContext, use } from 'react';

/** How many things wait for the reader: the titles of all pages below begin with it, as in `(3) Users`. */
export const TitleCount = createContext(0);

/** `(3) `, or nothing. */
export function useTitleCount(): string {
  const count = use(TitleCount);
  return count > 0 ? `(${count}) ` : '';
}
