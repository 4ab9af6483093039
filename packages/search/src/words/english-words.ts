import { ENGLISH } from './english-list.js';
import { hasWord } from './packed-words.js';

/** Whether a folded word is one of the language, and so no misspelling of another. */
export const isEnglish = (word: string): boolean => hasWord(ENGLISH, word);
