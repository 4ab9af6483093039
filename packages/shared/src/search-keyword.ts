/** The maximum length of a search, in characters. */
export const SEARCH_KEYWORD_LENGTH = 100;
