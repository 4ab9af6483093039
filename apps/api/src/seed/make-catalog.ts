import { DEMO_CATEGORIES, type DemoCategory } from '@shop/demo';
import { Types } from 'mongoose';
import {
  categoryNameKey,
  photoFields,
  productFields,
  searchTermOf,
  slugBase,
  type PreparedPhoto,
} from '../shop/catalog/index.js';

type Shelf = ReturnType<typeof shelfOf>;

const HOUR_MS = 60 * 60 * 1000;

/** The demo catalogue as documents, ready to be inserted. */
export function demoCatalog(photos: ReadonlyMap<string, PreparedPhoto>, now = Date.now()) {
  const shelves = DEMO_CATEGORIES.map(shelfOf);
  const vocabulary = new Set<string>();
  const stored = interleaved(shelves).map(({ demo, category }, index) => {
    const input = { ...demo, category: category.toHexString() };
    const { words, fields } = productFields(input, { _id: category });
    for (const word of words) vocabulary.add(word);
    const photo = photos.get(demo.photo);
    const product = {
      _id: new Types.ObjectId(),
      ...fields,
      slug: slugBase(demo.name),
      slugs: [slugBase(demo.name)],
      photo: photo ? photoFields(photo) : null,
      createdAt: new Date(now - index * HOUR_MS),
    };
    return { product, photo };
  });
  return {
    categories: shelves.map(({ category }) => category),
    products: stored.map(({ product }) => product),
    terms: [...vocabulary].map(searchTermOf),
    photoDocuments: stored.flatMap(({ product, photo }) => photoDocumentsOf(product._id, photo)),
  };
}

/** A category as a document, and its products. */
function shelfOf({ name, products }: DemoCategory) {
  const category = {
    _id: new Types.ObjectId(),
    name,
    nameKey: categoryNameKey(name),
    slug: slugBase(name),
    slugs: [slugBase(name)],
    productCount: products.length,
  };
  return { category, products };
}

function photoDocumentsOf(product: Types.ObjectId, photo: PreparedPhoto | undefined) {
  if (!photo) return [];
  return photo.variants.map((variant) => ({ ...variant, product, version: photo.version }));
}

/** One product of each category in turn, so that the first page shows the shop's whole range. */
function interleaved(shelves: readonly Shelf[]) {
  const longest = Math.max(...shelves.map(({ products }) => products.length));
  return Array.from({ length: longest }, (_, row) =>
    shelves.flatMap(({ category, products }) => {
      const demo = products[row];
      return demo ? [{ demo, category: category._id }] : [];
    }),
  ).flat();
}
