import { createContext } from 'react';

/** The filters and the order of the rows on the screen, as in the list's address; undefined while others are loading. */
export const ShownFilters = createContext<string | undefined>(undefined);
