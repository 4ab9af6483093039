import type { Photo, Product } from '@shop/shared';
import { createLocalStore } from '../../../../../lib/storage/local-store';
import { fieldsOf, isId, isText, isWholeNumber } from '../../../../../lib/storage/stored-values';

/** What is kept of a viewed product. No price or stock: they would soon be wrong. */
export type ViewedProduct = Pick<Product, '_id' | 'name' | 'slug' | 'photo'>;

/** How many products are kept. */
const MOST = 12;

function readPhoto(stored: unknown): Photo | null {
  const { version, width, height } = fieldsOf(stored);
  const isReadable = isText(version) && isWholeNumber(width) && isWholeNumber(height);
  return isReadable ? { version, width, height } : null;
}

function readViewed(stored: unknown): ViewedProduct[] {
  const { _id, name, slug, photo } = fieldsOf(stored);
  if (!isId(_id) || !isText(name) || !isText(slug)) return [];
  return [{ _id, name, slug, photo: readPhoto(photo) }];
}

/** The products that were viewed in this browser, the latest first. */
export const recentStore = createLocalStore<readonly ViewedProduct[]>({
  key: 'recent-products',
  empty: [],
  parse: (stored) => (Array.isArray(stored) ? stored.flatMap(readViewed).slice(0, MOST) : []),
});

/** Notes that a product was viewed. */
export function rememberViewed({ _id, name, slug, photo }: Product): void {
  const others = recentStore.get().filter((other) => other._id !== _id);
  recentStore.set([{ _id, name, slug, photo }, ...others].slice(0, MOST));
}

/** Forgets what was viewed, for the next person at this browser. */
export const forgetViewed = recentStore.clear;
