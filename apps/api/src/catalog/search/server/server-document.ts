import type { Figures, IndexedProduct, SynonymLine } from '@shop/search';

/** A product in the form that the search server stores. */
export interface ServerDocument extends Omit<IndexedProduct, 'piecesSold'> {
  piecesSold: number;
  categoryName: string;
  /** 1 or 0: ranks products in stock before others that match equally well. */
  inStock: number;
  /** The fill that last wrote it. A product that a later fill did not write has been deleted. */
  fill: string;
}

export const SETTINGS = {
  searchableAttributes: ['name', 'categoryName', 'description'],
  filterableAttributes: ['id', 'category', 'priceCents', 'inStock', 'fill'],
  sortableAttributes: ['createdAt', 'nameKey', 'priceCents', 'quantity', 'piecesSold'],
  rankingRules: [
    'sort',
    'words',
    'typo',
    'attribute',
    'inStock:desc',
    'proximity',
    'exactness',
    'createdAt:desc',
  ],
  pagination: { maxTotalHits: 10_000 },
};

/** The fields that a sale changes. */
export const figuresOf = ({ priceCents, quantity, piecesSold = 0 }: Figures) => ({
  priceCents,
  quantity,
  piecesSold,
  inStock: quantity > 0 ? 1 : 0,
});

export function serverDocument(
  product: IndexedProduct,
  { name: fill, categories }: { name: string; categories: ReadonlyMap<string, string> },
): ServerDocument {
  return {
    ...product,
    ...figuresOf(product),
    categoryName: categories.get(product.category) ?? '',
    fill,
  };
}

/** Converts synonym lines to the server's format: for each phrase, the phrases that are also searched for. */
export function serverSynonyms(lines: readonly SynonymLine[]): Record<string, string[]> {
  const others: Record<string, string[]> = {};
  for (const line of lines) {
    const [from = '', to] = line.split('>');
    const sources = phrasesIn(from);
    const targets = to === undefined ? sources : phrasesIn(to);
    for (const source of sources)
      others[source] = [
        ...new Set([...(others[source] ?? []), ...targets.filter((one) => one !== source)]),
      ];
  }
  return others;
}

const phrasesIn = (list: string) =>
  list
    .split(',')
    .map((phrase) => phrase.trim().toLowerCase())
    .filter(Boolean);
