import { DEMO_CATEGORIES, type DemoCategory } from '@shop/demo';
import { foldedText } from '@shop/shared';
import { Types } from 'mongoose';
import {
  categoryNameKey,
  searchTermOf,
  slugBase,
  type BrandRecord,
  type PreparedPhoto,
} from '../shop/catalog/index.js';
import { makeProduct } from './make-product.js';

type Shelf = ReturnType<typeof shelfOf>;

const HOUR_MS = 60 * 60 * 1000;

/** The demo catalogue as documents, ready to be inserted. */
export function demoCatalog(photos: ReadonlyMap<string, PreparedPhoto>, now = Date.now()) {
  const shelves = DEMO_CATEGORIES.map(shelfOf);
  const brands = demoBrands();
  const made = interleaved(shelves).map(({ demo, category }, index) =>
    makeProduct(demo, {
      category,
      brand: brands.get(demo.brand ?? '') ?? null,
      photos,
      createdAt: new Date(now - index * HOUR_MS),
    }),
  );
  const vocabulary = new Set(made.flatMap(({ words }) => [...words]));
  return {
    categories: shelves.map(({ category }) => category),
    brands: [...brands.values()],
    products: made.map(({ product }) => product),
    variants: made.flatMap(({ variants }) => variants),
    terms: [...vocabulary].map(searchTermOf),
    photoDocuments: made.flatMap(({ photoDocuments }) => photoDocuments),
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

/** The brands of the demo's products as documents, by name. */
function demoBrands(): ReadonlyMap<string, BrandRecord> {
  const brands = new Map<string, BrandRecord>();
  const names = DEMO_CATEGORIES.flatMap(({ products }) =>
    products.flatMap(({ brand }) => brand ?? []),
  );
  for (const name of names) {
    const { productCount = 0, ...known } = brands.get(name) ?? { _id: new Types.ObjectId() };
    brands.set(name, {
      ...known,
      name,
      nameKey: foldedText(name),
      slug: slugBase(name),
      slugs: [slugBase(name)],
      productCount: productCount + 1,
      hiddenCount: 0,
    });
  }
  return brands;
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
