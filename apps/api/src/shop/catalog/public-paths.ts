import { PAGE_ROUTES, writtenPaths, type ShopDetails } from '@shop/shared';
import type { Types } from 'mongoose';
import { BrandModel, shownCount } from './brands/brand.model.js';
import { CategoryModel } from './categories/category.model.js';
import { ProductModel } from './products/product.model.js';
import { Departures } from './visibility/departures.js';
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
 * The paths of all public pages, products newest first. They are read at most once every five minutes, and after a
 * product left the shoppers' view, however many requests arrive; requests during a refresh get the previous paths.
 * @param details returns the shop's current details.
 */
export function publicPaths(
  details: () => Promise<ShopDetails>,
  departures: Pick<Departures, 'current'> = new Departures(),
): () => Promise<readonly string[]> {
  let kept: { paths: Promise<readonly string[]>; left: symbol } | undefined;
  let readAt = -Infinity;
  let reading: symbol | undefined;

  const refresh = (left: symbol) => {
    reading = left;
    const paths = readPaths(details);
    if (kept?.left !== left) kept = { paths, left };
    paths
      .then(
        () => {
          if (reading !== left) return;
          kept = { paths, left };
          readAt = performance.now();
        },
        () => {
          if (kept?.paths === paths) kept = undefined;
        },
      )
      .finally(() => {
        if (reading === left) reading = undefined;
      });
    return kept.paths;
  };

  return async () => {
    const left = await departures.current();
    const isFresh = performance.now() - readAt < KEPT_MS;
    return kept?.left === left && (isFresh || reading === left) ? kept.paths : refresh(left);
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
