import { createContext, useContext } from 'react';

/** The key of the row whose details are open beside the list. */
export const OpenRow = createContext<string | undefined>(undefined);

/** Whether the row is the one whose details are open. */
export const useIsOpenRow = (key: string): boolean => useContext(OpenRow) === key;

/** Given to what stands beside a list. */
export const IsBeside = createContext(false);

/** Whether the caller stands beside a list, which has the keys j and k then. */
export const useIsBeside = (): boolean => useContext(IsBeside);
