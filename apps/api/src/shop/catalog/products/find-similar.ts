import { LIMITS } from '@shop/shared';
import { productsInOrder } from '../search/search-products.js';
import {
  PRODUCT_ORDERS,
  ProductModel,
  type ProductRecord,
  type ShownProduct,
} from './product.model.js';

/** How many of a category's newest products are compared. */
const COMPARED = 200;

/** How much more a word of both names says than one of the texts. */
const NAME_WEIGHT = 4;

const COMPARED_FIELDS = { nameWords: 1, searchWords: 1, priceCents: 1 } as const;
type Compared = Pick<ProductRecord, '_id' | keyof typeof COMPARED_FIELDS>;

/**
 * A few other products of a category: those that share the rarest words of name and text with this one, then those of
 * a similar price, then the newest.
 */
export async function findSimilar(productId: string, categoryId: string): Promise<ShownProduct[]> {
  const [own, others] = await Promise.all([
    ProductModel.findById(productId, COMPARED_FIELDS).lean<Compared>(),
    ProductModel.find({ category: categoryId, _id: { $ne: productId } }, COMPARED_FIELDS)
      .sort(PRODUCT_ORDERS.newest)
      .limit(COMPARED)
      .lean<Compared[]>(),
  ]);
  const ranked = own ? byLikeness(own, others) : others;
  return productsInOrder(
    ranked.slice(0, LIMITS.similarProducts).map(({ _id }) => _id.toHexString()),
  );
}

function byLikeness(own: Compared, others: readonly Compared[]): Compared[] {
  const rarity = rarityOfWords(others);
  const [names, texts] = [new Set(own.nameWords), new Set(own.searchWords)];
  const shared = (words: readonly string[], own: ReadonlySet<string>) =>
    words.reduce((sum, word) => sum + (own.has(word) ? (rarity.get(word) ?? 0) : 0), 0);
  return others
    .map((other) => ({
      other,
      likeness:
        (NAME_WEIGHT * shared(other.nameWords, names) + shared(other.searchWords, texts)) /
        // Long texts share some word with any other.
        Math.sqrt(other.searchWords.length),
      // In factors: $10 and $20 are as far apart as $100 and $200.
      distance: Math.abs(Math.log((other.priceCents + 1) / (own.priceCents + 1))),
    }))
    .sort((a, b) => b.likeness - a.likeness || a.distance - b.distance)
    .map(({ other }) => other);
}

/** How much a word that two products share says: nothing if all have it, more the fewer do. */
function rarityOfWords(products: readonly Compared[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { searchWords } of products) {
    for (const word of searchWords) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return new Map([...uses].map(([word, times]) => [word, Math.log(products.length / times)]));
}
