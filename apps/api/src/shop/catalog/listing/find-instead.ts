import { wordsWanted, type SearchRequest, type SearchResult } from '@shop/search';
import { centsFromDollars, LIMITS, type Instead } from '@shop/shared';
import { CategoryModel } from '../categories/category.model.js';
import { categoryView } from '../categories/category.view.js';
import { STORED_TREE } from '../categories/tree/category-tree.js';
import { presentFound, type SearchDeps } from '../search/search-products.js';

type Find = (request: SearchRequest) => Promise<SearchResult>;

/** Alternatives to an empty search result: other spellings, the query's words one by one, and popular products. */
export async function findInstead(
  { text, literal = false, filter = {} }: SearchRequest,
  { nearest, shelf, namedPrice, excluded }: SearchResult,
  find: Find,
  deps: SearchDeps,
): Promise<Instead> {
  const totalOf = async (request: Omit<SearchRequest, 'limit'>) =>
    (await find({ ...request, limit: 0 })).total;
  const isFiltered = Object.keys(filter).length > 0;
  const withoutFilters = isFiltered ? await totalOf({ text, literal }) : 0;
  if (withoutFilters > 0) return { withoutFilters, words: [], popular: [] };
  const spelling = literal ? await readOtherwise(text, find) : nearest;
  const spelt = spelling === undefined ? 0 : await totalOf({ text: spelling, literal: true });
  return {
    ...(spelling !== undefined && spelt > 0 && { spelling: { text: spelling, total: spelt } }),
    ...(await shelfView(shelf)),
    ...(excluded && { excluded: [...excluded] }),
    ...(await atOtherPrices(namedPrice, find, deps)),
    words: await wordsWithResults(text, find),
    popular: await findPopular(shelf, find, deps),
  };
}

/** What matches besides a price, but for what only mentions it and costs that much. */
async function atOtherPrices(
  named: SearchResult['namedPrice'],
  find: Find,
  deps: SearchDeps,
): Promise<Pick<Instead, 'atOtherPrices'>> {
  if (!named || named.beside === '') return {};
  const { beside, minCents = 0, maxCents = Infinity } = named;
  const found = await find({ text: beside, limit: LIMITS.popularProducts });
  const products = (await presentFound(found, deps)).filter(({ price }) => {
    const cents = centsFromDollars(price);
    return cents < minCents || cents > maxCents;
  });
  return products.length > 0 ? { atOtherPrices: products } : {};
}

async function shelfView(id: string | undefined): Promise<Pick<Instead, 'shelf'>> {
  const category = id === undefined ? null : await CategoryModel.findById(id).lean();
  return category ? { shelf: categoryView(category) } : {};
}

/** The corrected reading of a query that was searched for literally. */
async function readOtherwise(text: string, find: Find): Promise<string | undefined> {
  return (await find({ text, limit: 0 })).readAs;
}

/** The words of a query that find something by themselves, with their spelling corrected. */
async function wordsWithResults(text: string, find: Find): Promise<Instead['words']> {
  const words = wordsWanted(text).slice(0, LIMITS.wordsInstead);
  if (words.length < 2 && words[0] === text.trim()) return [];
  const found: Instead['words'] = [];
  for (const word of words) {
    const { total, readAs = word } = await find({ text: word, limit: 0 });
    if (total > 0 && found.every((other) => other.text !== readAs))
      found.push({ text: readAs, total });
  }
  return found;
}

/** Of the category that comes nearest, if there is one: others would be no answer. */
async function findPopular(shelf: string | undefined, find: Find, deps: SearchDeps) {
  const branches = await (deps.tree ?? STORED_TREE).current();
  const found = await find({
    text: '',
    filter: {
      inStock: true,
      ...(shelf !== undefined && { categories: branches.withBelow([shelf]) }),
    },
    sort: 'best-selling',
    limit: LIMITS.popularProducts,
  });
  return presentFound(found, deps);
}
