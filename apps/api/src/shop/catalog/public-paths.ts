import { PAGE_ROUTES, writtenPaths, type ShopDetails } from '@shop/shared';
import type { Types } from 'mongoose';
import { BrandModel, shownCount } from './brands/brand.model.js';
import { CategoryModel } from './categories/category.model.js';
import { ProductModel } from './products/product.model.js';
import { LISTED } from './visibility/listed.js';

/** Long enough, because search engines return only after hours or days. */
const KEPT_MS = 5 * 60_000;
/** Products per query. */
const BATCH = 1_000;
/** Limits memory to some 100 MB. A sitemap could list far more, in 50,000 files. */
const MOST_PRODUCTS = 1_000_000;

const STATIC_PAGES = [
  PAGE_ROUTES.home,
  PAGE_ROUTES.categories,
  PAGE_ROUTES.about,
  PAGE_ROUTES.contact,
  PAGE_ROUTES.policy,
];

/**
 * The paths of all public pages, products newest first. They are read at most once every five minutes, however many
 * requests arrive; requests during a refresh get the previous paths.
 * @param details returns the shop's current details.
 */
export function publicPaths(details: () => Promise<ShopDetails>): () => Promise<readonly string[]> {
  let paths: Promise<readonly string[]> | undefined;
  let readAt = -Infinity;
  let isReading = false;

  const refresh = () => {
    isReading = true;
    const reading = readPaths(details);
    paths ??= reading;
    reading
      .then(
        () => {
          paths = reading;
          readAt = performance.now();
        },
        () => {
          if (paths === reading) paths = undefined;
        },
      )
      .finally(() => (isReading = false));
    return paths;
  };

  return () => {
    const isFresh = performance.now() - readAt < KEPT_MS;
    return paths && (isFresh || isReading) ? paths : refresh();
  };
}

async function readPaths(details: () => Promise<ShopDetails>): Promise<string[]> {
  const categories = await CategoryModel.find({}, { slug: 1 }).lean();
  // The page of a brand without a product that shoppers see is empty.
  const brands = (await BrandModel.find({ productCount: { $gt: 0 } }).lean()).filter(
    (brand) => shownCount(brand) > 0,
  );
  const paths = [
    ...STATIC_PAGES,
    ...writtenPaths(await details()),
    ...categories.map(({ slug }) => PAGE_ROUTES.category.replace(':slug', slug)),
    ...brands.map(({ slug }) => PAGE_ROUTES.brand.replace(':slug', slug)),
  ];
  for await (const slug of productSlugs()) paths.push(PAGE_ROUTES.product.replace(':slug', slug));
  return paths;
}

/** Reads in small batches, so that other requests do not wait for a long query. */
async function* productSlugs(): AsyncGenerator<string> {
  let last: Types.ObjectId | undefined;
  for (let read = 0; read < MOST_PRODUCTS; read += BATCH) {
    const products = await ProductModel.find(
      { ...LISTED, ...(last && { _id: { $lt: last } }) },
      { slug: 1 },
    )
      .sort({ _id: -1 })
      .limit(BATCH)
      .lean();
    yield* products.map(({ slug }) => slug);
    last = products.at(-1)?._id;
    if (products.length < BATCH) return;
  }
}
