/** Characters that a search reads at most. */
export const SEARCH_KEYWORD_LENGTH = 100;
