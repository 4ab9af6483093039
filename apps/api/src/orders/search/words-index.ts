import { NEWEST_FIRST } from '../../mongo/find-page.js';

/** The index that a search for words reads. */
export const WORDS_INDEX = { searchWords: 1, ...NEWEST_FIRST } as const;
