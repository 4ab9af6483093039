import type { UpgradeStep } from '@shop/mongo';
import { wordsOf } from '@shop/mongo/text';
import type { mongo } from 'mongoose';

const BATCH = 500;
const MAX_WORD_LENGTH = 40;
const PRIMARY = { readPreference: 'primary' } as const;

interface Option {
  name: string;
  values: string[];
  unseen?: string[];
}

interface Product {
  _id: mongo.ObjectId;
  name: string;
  description: string;
  category: mongo.ObjectId;
  options: Option[];
  attributes?: { value: string }[];
  tags?: string[];
}

interface Variant {
  product: mongo.ObjectId;
  values: string[];
}

/** Lists and searches leave out values that only hidden variants have, which products have stored only since their last save. */
export const hideUnseenValues: UpgradeStep = {
  what: 'Hides option values that only hidden variants have from lists and searches',
  async run(database) {
    const products = database.collection<Product>('products');
    let after: mongo.Filter<Product> = {};
    for (;;) {
      const found = await products
        .find({ ...after, options: { $exists: true } }, { projection: FIELDS, ...PRIMARY })
        .sort({ _id: 1 })
        .limit(BATCH)
        .toArray();
      const shown = await shownVariants(
        database,
        found.map(({ _id }) => _id),
      );
      const updates = found.flatMap((product) => {
        const options = optionsOf(product, shown.get(product._id.toHexString()) ?? []);
        if (JSON.stringify(options) === JSON.stringify(product.options)) return [];
        const $set = { options, searchWords: searchWordsOf({ ...product, options }) };
        return { updateOne: { filter: { _id: product._id }, update: { $set } } };
      });
      if (updates.length > 0) await products.bulkWrite(updates, { ordered: false });
      const last = found.at(-1);
      if (!last || found.length < BATCH) return;
      after = { _id: { $gt: last._id } };
    }
  },
};

const FIELDS = {
  name: 1,
  description: 1,
  category: 1,
  options: 1,
  attributes: 1,
  tags: 1,
} satisfies Partial<Record<keyof Product, 1>>;

/** The variants that shoppers see, by the id of their product. */
async function shownVariants(database: mongo.Db, products: readonly mongo.ObjectId[]) {
  const variants = await database
    .collection('variants')
    .find<Variant>(
      { product: { $in: products }, archivedIn: null, hidden: false },
      { projection: { product: 1, values: 1 }, ...PRIMARY },
    )
    .toArray();
  const shown = new Map<string, Variant[]>();
  for (const variant of variants) {
    const id = variant.product.toHexString();
    shown.set(id, [...(shown.get(id) ?? []), variant]);
  }
  return shown;
}

function optionsOf({ options }: Product, shown: readonly Variant[]): Option[] {
  return options.map(({ name, values }, at) => {
    const seen = new Set(shown.map((variant) => variant.values[at]));
    const unseen = values.filter((value) => !seen.has(value));
    return { name, values, ...(unseen.length > 0 && { unseen }) };
  });
}

/** The words that a product is found by in the database. */
function searchWordsOf({
  name,
  description,
  category,
  options,
  attributes = [],
  tags = [],
}: Product) {
  const texts = [
    ...[name, description],
    ...options.flatMap(({ values, unseen = [] }) =>
      values.filter((value) => !unseen.includes(value)),
    ),
    ...attributes.map(({ value }) => value),
    ...tags,
  ];
  return [...new Set(texts.flatMap(termsOf)), `#${category.toHexString()}`];
}

function termsOf(text: string): string[] {
  const terms = wordsOf(text).flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []);
  return terms.map((term) => Array.from(term).slice(0, MAX_WORD_LENGTH).join(''));
}
