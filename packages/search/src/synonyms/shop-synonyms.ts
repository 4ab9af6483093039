import { CLOTHING_SYNONYMS } from './clothing.js';
import { ELECTRONICS_SYNONYMS } from './electronics.js';
import { HOME_SYNONYMS } from './home.js';
import { LEISURE_SYNONYMS } from './leisure.js';

/** What a shop's customers call things by other names. */
export const SHOP_SYNONYMS: readonly string[] = [
  ELECTRONICS_SYNONYMS,
  CLOTHING_SYNONYMS,
  HOME_SYNONYMS,
  LEISURE_SYNONYMS,
].flatMap((lines) => lines.trim().split('\n'));
