import { NEWEST_FIRST } from '@shop/mongo';

/** The index for word searches. */
export const WORDS_INDEX = { searchWords: 1, ...NEWEST_FIRST } as const;
