import { analyseProduct, ProductIndex, SegmentBuilder, type IndexedProduct } from '@shop/search';
import { isEnglish } from '@shop/search/english';
import MiniSearch from 'minisearch';
import { fold } from '../../packages/search/src/analysis/fold.js';
import { partsOf } from '../../packages/search/src/analysis/parts.js';
import { isIgnored } from '../../packages/search/src/analysis/query.js';
import { stemOf } from '../../packages/search/src/analysis/stem.js';

/** Finds the ids of the best products for a text. */
export type Search = (text: string) => readonly string[];

/** Names of categories by their ids, for engines that look them up. */
export type Categories = readonly (readonly [id: string, name: string])[];

const SHOWN = 12;
const BOOST = { name: 3, category: 2 };
const FIELDS = ['name', 'category', 'description'];

function packed(products: Iterable<IndexedProduct>, categories: Categories): Search {
  const builder = new SegmentBuilder();
  for (const product of products) builder.add(analyseProduct(product));
  const index = new ProductIndex(builder.build(), isEnglish);
  index.setCategories(categories);
  return (text) => index.search({ text, limit: SHOWN }).ids;
}

function miniSearch(
  products: Iterable<IndexedProduct>,
  categories: Categories,
  options: { tokenize?: (text: string) => string[]; processTerm?: (term: string) => string },
): Search {
  const names = new Map(categories);
  const index = new MiniSearch<IndexedProduct>({ fields: FIELDS, ...options });
  for (const product of products)
    index.add({ ...product, category: names.get(product.category) ?? '' });
  const best = { boost: BOOST, prefix: true, fuzzy: 0.2 };
  return (text) => {
    const all = index.search(text, { ...best, combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(text, best);
    return found.slice(0, SHOWN).map(({ id }) => String(id));
  };
}

/** The same words as in the packed index: stems, quantities, codes, pairs, without filler words. */
const analysed = {
  tokenize: (text: string) =>
    partsOf(fold(text)).flatMap((part) => (isIgnored(part) ? [] : [part.text])),
  processTerm: stemOf,
};

export const ENGINES: Readonly<
  Record<string, (products: Iterable<IndexedProduct>, categories: Categories) => Search>
> = {
  'packed index': packed,
  'MiniSearch, our analyser': (products, categories) => miniSearch(products, categories, analysed),
  'MiniSearch as it comes': (products, categories) => miniSearch(products, categories, {}),
};
