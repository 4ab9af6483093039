import { guessedReading, markedForms, type SearchRequest, type SearchResult } from '@shop/search';

/** Private characters, which no text of a product has. */
const BEGIN = '\ue000';
const END = '\ue001';
const TAGS = new RegExp(`[${BEGIN}${END}]`, 'g');
const WORDS = new RegExp(String.raw`[\p{L}\p{M}\p{N}'’${BEGIN}${END}]+`, 'gu');

/** Asks for what was found of names and descriptions. */
export const HIGHLIGHTED = {
  attributesToRetrieve: ['id', 'name', 'description'],
  attributesToHighlight: ['name', 'description'],
  highlightPreTag: BEGIN,
  highlightPostTag: END,
};

/**
 * What to mark, and how a query seems to have been read, which the server does not say.
 * @param hits with what was found of them between tags.
 */
export function readingFrom(
  { text, literal = false }: SearchRequest,
  hits: readonly { _formatted?: Readonly<Record<string, unknown>> }[],
): Pick<SearchResult, 'matched' | 'readAs'> {
  const texts = hits.flatMap(({ _formatted = {} }) => Object.values(_formatted));
  const found = texts
    .filter((one) => typeof one === 'string')
    .flatMap((one) => one.match(WORDS) ?? [])
    .filter((word) => word.includes(BEGIN));
  if (found.length === 0) return {};
  const matched = [...new Set(found.flatMap((word) => markedForms(word.replace(TAGS, ''))))];
  const readAs = literal ? undefined : guessedReading(text, matched);
  return { matched, ...(readAs !== undefined && { readAs }) };
}
