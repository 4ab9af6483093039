import { createContext, use } from 'react';

/** A count of waiting items. The titles of all nested pages begin with it, as in `(3) Users`. */
export const TitleCount = createContext(0);

/** `(3) `, or nothing. */
export function useTitleCount(): string {
  const count = use(TitleCount);
  return count > 0 ? `(${count}) ` : '';
}
