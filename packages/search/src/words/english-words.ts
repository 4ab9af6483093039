import { ENGLISH } from './english-list.js';
import { hasWord, unpackWords } from './packed-words.js';

/** Whether a folded word is one of the language, and so no misspelling of another. */
export const isEnglish = (word: string): boolean => hasWord(ENGLISH, word);

/** All words for which `isEnglish` holds, for engines that are told which words not to correct. */
export const englishWords = (): string[] => unpackWords(ENGLISH);
