/** Products on one page of the catalogue. */
export const PAGE_SIZE = 12;

/** The largest page size of a list call, and the default. */
export const MAX_LIST_SIZE = 100;

/** Response header with the full count, where the body itself is a list. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

/** Pages of a product list that one call or URL can ask for. */
export const MAX_LISTED_PAGES = 20;
