import { NEWEST_FIRST } from '../../../platform/mongo/find-page.js';

/** The index for word searches. */
export const WORDS_INDEX = { searchWords: 1, ...NEWEST_FIRST } as const;
