import type { ClientSession, Types } from 'mongoose';
import { nameKey } from '@shop/mongo/text';
import { otherTexts, type SearchedProduct } from './other-texts.js';
import { SearchTermModel, type SearchTermRecord } from './search-term.model.js';
import { deletionsOf, termsOf } from './words.js';

/** Stands for a product's category among its search words, so that renaming a category changes no product. */
export function categoryToken({ _id }: { _id: Types.ObjectId | string }): string {
  return `#${String(_id)}`;
}

/** The fields by which search finds a product and lists sort it, and the words to be added to the vocabulary. */
export function searchFields(product: SearchedProduct) {
  const nameWords = termsOf(product.name);
  const texts = [product.description, ...otherTexts(product)].flatMap(termsOf);
  const words = [...new Set([...nameWords, ...texts])];
  return {
    words,
    fields: {
      nameKey: nameKey(product.name),
      nameWords,
      searchWords: [...words, categoryToken({ _id: product.category })],
    },
  };
}

/** A word as the vocabulary stores it. */
export function searchTermOf(word: string): SearchTermRecord {
  return { _id: word, deletions: deletionsOf(word) };
}

/** Adds words to the vocabulary. Words that no product uses any more do no harm there. */
export async function learnWords(words: readonly string[], session?: ClientSession): Promise<void> {
  if (words.length === 0) return;
  const known = await SearchTermModel.find({ _id: { $in: words } }, { _id: 1 }, { session })
    .batchSize(words.length)
    .lean();
  const knownWords = new Set(known.map(({ _id }) => _id));
  const fresh = words.filter((word) => !knownWords.has(word));
  if (fresh.length === 0) return;
  await SearchTermModel.bulkWrite(
    fresh.map(searchTermOf).map(({ _id, deletions }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: { deletions } }, upsert: true },
    })),
    { ordered: false, session },
  );
}
