import type { Synonyms } from '../../synonyms/synonyms.js';
import type { Layer } from '../layers.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** What a search reads of an index. */
export interface IndexContents {
  readonly layers: readonly Layer[];
  readonly synonyms: Synonyms;
  /** Names of the attributes that shoppers filter by, in the order in which they are shown. */
  readonly facets: readonly string[];
  /** Made on first use after a change, which takes a while. */
  readonly vocabulary: Vocabulary;
}
