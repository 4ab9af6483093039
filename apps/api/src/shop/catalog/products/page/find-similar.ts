import { kindsNamed, stemOf, wordsAlone } from '@shop/search';
import { LIMITS } from '@shop/shared';
import type { Types } from 'mongoose';
import { CategoryModel } from '../../categories/category.model.js';
import { productsInOrder } from '../../search/search-products.js';
import { LISTED } from '../../visibility/listed.js';
import { ProductModel, type ProductRecord } from '../product.model.js';
import type { ShownProduct } from '../shown-product.js';
import { PRODUCT_ORDERS } from '../product-orders.js';

/** How many of a category's newest products are compared. */
const COMPARED = 200;

/** How much more a word of both names, or the kind of both, says than one of the texts. */
const NAME_WEIGHT = 4;

/** Shorter words say little: “for”, “two”. */
const SHORTEST_WORD = 4;

const COMPARED_FIELDS = { nameWords: 1, searchWords: 1, priceCents: 1, quantity: 1 } as const;
type Compared = Pick<ProductRecord, '_id' | keyof typeof COMPARED_FIELDS>;

/**
 * A few other products of a category, or of the nearest one above that has others, those in stock first: those that
 * share the rarest words of name and text, and kinds of things, with this one, then those of a similar price, then the
 * newest.
 */
export async function findSimilar(productId: string, categoryId: string): Promise<ShownProduct[]> {
  const [own, beside] = await Promise.all([
    ProductModel.findOne({ ...LISTED, _id: productId }, COMPARED_FIELDS).lean<Compared>(),
    othersIn([categoryId], productId),
  ]);
  const others = beside.length > 0 ? beside : await othersAround(categoryId, productId);
  const ranked = own ? byLikeness(own, others) : others;
  return productsInOrder(
    ranked.slice(0, LIMITS.similarProducts).map(({ _id }) => _id.toHexString()),
  );
}

function othersIn(
  categories: readonly (string | Types.ObjectId)[],
  productId: string,
): Promise<Compared[]> {
  const filter = { ...LISTED, category: { $in: categories }, _id: { $ne: productId } };
  return ProductModel.find(filter, COMPARED_FIELDS)
    .sort(PRODUCT_ORDERS.newest)
    .limit(COMPARED)
    .lean<Compared[]>();
}

/** The other products of the nearest category above that has any, those below it included. */
async function othersAround(categoryId: string, productId: string): Promise<Compared[]> {
  const category = await CategoryModel.findById(categoryId, { ancestors: 1 }).lean();
  for (const above of category?.ancestors?.toReversed() ?? []) {
    const branch = await CategoryModel.find({ ancestors: above }, { _id: 1 }).lean();
    const others = await othersIn([above, ...branch.map(({ _id }) => _id)], productId);
    if (others.length > 0) return others;
  }
  return [];
}

function byLikeness(own: Compared, others: readonly Compared[]): Compared[] {
  const [ownName, ownText, ownKinds] = [
    new Set(tellingStems(own.nameWords)),
    new Set(tellingStems(own.searchWords)),
    new Set(kindTokens(own.nameWords)),
  ];
  const shared = others.map((other) => ({
    name: stemsAmong(other.nameWords, ownName),
    text: stemsAmong(other.searchWords, ownText),
    kinds: kindTokens(other.nameWords).filter((kind) => ownKinds.has(kind)),
  }));
  const rarity = rarityOf(shared.map(({ text, kinds }) => [...text, ...kinds]));
  const sum = (stems: readonly string[]) =>
    stems.reduce((total, stem) => total + (rarity.get(stem) ?? 0), 0);
  return others
    .map((other, index) => ({
      other,
      isSoldOut: other.quantity < 1,
      likeness:
        NAME_WEIGHT * sum([...(shared[index]?.name ?? []), ...(shared[index]?.kinds ?? [])]) +
        sum(shared[index]?.text ?? []),
      // In factors: $10 and $20 are as far apart as $100 and $200.
      distance: Math.abs(Math.log((other.priceCents + 1) / (own.priceCents + 1))),
    }))
    .sort(
      (a, b) =>
        Number(a.isSoldOut) - Number(b.isSoldOut) ||
        b.likeness - a.likeness ||
        a.distance - b.distance,
    )
    .map(({ other }) => other);
}

/** The stems of the words that say what something is. */
function tellingStems(words: readonly string[]): string[] {
  const telling = wordsAlone(words.join(' ')).filter(({ length }) => length >= SHORTEST_WORD);
  return telling.map(stemOf);
}

/** What is no word, and so never among the stems. */
function kindTokens(nameWords: readonly string[]): string[] {
  return kindsNamed(nameWords).map((kind) => `kind ${kind}`);
}

/** Each of these stems that a text has, once. */
function stemsAmong(words: readonly string[], stems: ReadonlySet<string>): string[] {
  return [...new Set(words.map(stemOf))].filter((stem) => stems.has(stem));
}

/** How much a shared stem says: nothing if all have it, more the fewer do. */
function rarityOf(texts: readonly (readonly string[])[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const stem of texts.flat()) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return new Map([...uses].map(([stem, times]) => [stem, Math.log((texts.length + 1) / times)]));
}
