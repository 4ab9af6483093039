/** At the end of a list's address: opens the choice of files as the list arrives. */
export const EXPORT_ANCHOR = '#export';
