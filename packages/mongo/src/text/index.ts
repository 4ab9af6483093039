export { nameKey } from './name-key.js';
export { nameFilter, searchPrefixes, searchWords, typedId } from './name-search.js';
export { plainText, wordsOf } from './plain-text.js';
