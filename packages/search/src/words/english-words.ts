import { ENGLISH } from './english-list.js';
import { MAKER_NAMES } from './maker-names.js';
import { hasWord } from './packed-words.js';

/** Whether a folded word is one of the language or a maker's name, and so no misspelling of another. */
export const isEnglish = (word: string): boolean => hasWord(ENGLISH, word) || MAKER_NAMES.has(word);
