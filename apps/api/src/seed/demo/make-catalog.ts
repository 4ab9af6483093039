import { centsFromDollars } from '@shop/shared';
import { Types } from 'mongoose';
import {
  categoryNameKey,
  searchFields,
  searchTermOf,
  slugBase,
  type PreparedPhoto,
} from '../../catalog/index.js';
import { DEMO_CATEGORIES } from './catalog.js';

const HOUR_MS = 60 * 60 * 1000;

/** The demo catalogue as documents, ready to be inserted. */
export function demoCatalog(photos: ReadonlyMap<string, PreparedPhoto>, now = Date.now()) {
  const vocabulary = new Set<string>();
  const categories = DEMO_CATEGORIES.map(({ name, products }) => ({
    _id: new Types.ObjectId(),
    name,
    nameKey: categoryNameKey(name),
    slug: slugBase(name),
    slugs: [slugBase(name)],
    productCount: products.length,
  }));
  const products = interleaved().map(({ demo, categoryIndex }, index) => {
    const category = categories[categoryIndex]?._id ?? new Types.ObjectId();
    const { words, fields } = searchFields({ ...demo, category });
    for (const word of words) vocabulary.add(word);
    const { name, description, quantity, shipping } = demo;
    const photo = photos.get(demo.photo);
    return {
      _id: new Types.ObjectId(),
      name,
      slug: slugBase(name),
      slugs: [slugBase(name)],
      description,
      priceCents: centsFromDollars(demo.price),
      quantity,
      shipping,
      category,
      photo: photo ? { version: photo.version, width: photo.width, height: photo.height } : null,
      ...fields,
      createdAt: new Date(now - index * HOUR_MS),
      file: demo.photo,
    };
  });
  const photoDocuments = products.flatMap(({ _id, file }) => {
    const photo = photos.get(file);
    return (photo?.variants ?? []).map((variant) => ({
      ...variant,
      product: _id,
      version: photo?.version,
    }));
  });
  return { categories, products, terms: [...vocabulary].map(searchTermOf), photoDocuments };
}

/** One product of each category in turn, so that the first page shows the shop's whole range. */
function interleaved() {
  const longest = Math.max(...DEMO_CATEGORIES.map(({ products }) => products.length));
  return Array.from({ length: longest }, (_, row) =>
    DEMO_CATEGORIES.flatMap(({ products }, categoryIndex) => {
      const demo = products[row];
      return demo ? [{ demo, categoryIndex }] : [];
    }),
  ).flat();
}
