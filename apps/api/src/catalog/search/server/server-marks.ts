import { guessedReading, markedForms, type SearchRequest, type SearchResult } from '@shop/search';

/** Private-use characters, which no product text contains. */
const BEGIN = '\ue000';
const END = '\ue001';
const TAGS = new RegExp(`[${BEGIN}${END}]`, 'g');
const WORDS = new RegExp(String.raw`[\p{L}\p{M}\p{N}'’${BEGIN}${END}]+`, 'gu');

/** Asks the server to mark the matches in names and descriptions. */
export const HIGHLIGHTED = {
  attributesToRetrieve: ['id', 'name', 'description'],
  attributesToHighlight: ['name', 'description'],
  highlightPreTag: BEGIN,
  highlightPostTag: END,
};

/**
 * The matched words and the likely corrected query, which the server does not report itself.
 * @param hits with the matches between tags.
 * @param isWord whether a folded word is one of the language.
 */
export function readingFrom(
  { text, literal = false }: SearchRequest,
  hits: readonly { _formatted?: Readonly<Record<string, unknown>> }[],
  isWord: (word: string) => boolean,
): Pick<SearchResult, 'matched' | 'readAs'> {
  const texts = hits.flatMap(({ _formatted = {} }) => Object.values(_formatted));
  const found = texts
    .filter((one) => typeof one === 'string')
    .flatMap((one) => one.match(WORDS) ?? [])
    .filter((word) => word.includes(BEGIN));
  if (found.length === 0) return {};
  const matched = [...new Set(found.flatMap((word) => markedForms(word.replace(TAGS, ''))))];
  const readAs = literal ? undefined : guessedReading(text, matched, isWord);
  return { matched, ...(readAs !== undefined && { readAs }) };
}
