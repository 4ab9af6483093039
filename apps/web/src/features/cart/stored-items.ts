import type { Photo, Product } from '@shop/shared';
import { fieldsOf, isId, isText, isWholeNumber } from '../../lib/storage/stored-values';

/** What the cart shows of a product before the page's script is there. */
export type StoredItem = Pick<Product, '_id' | 'name' | 'slug' | 'description' | 'price' | 'photo'>;

function readPhoto(stored: unknown): Photo | null {
  const { version, width, height } = fieldsOf(stored);
  const isReadable = isText(version) && isWholeNumber(width) && isWholeNumber(height);
  return isReadable ? { version, width, height } : null;
}

/** Reads an entry of a stored cart. @returns undefined without what the cart needs */
export function readItem(stored: unknown): StoredItem | undefined {
  const { _id, name, slug, description, price, photo } = fieldsOf(stored);
  if (!isId(_id) || !isText(name) || !isText(slug)) return undefined;
  if (typeof price !== 'number' || price < 0) return undefined;
  const text = isText(description) ? description : '';
  return { _id, name, slug, description: text, price, photo: readPhoto(photo) };
}

/** What can be read of a stored cart. */
export function readCart<Item>(
  stored: unknown,
  read: (entry: unknown) => Item | undefined,
): Item[] {
  return Array.isArray(stored) ? stored.flatMap((entry) => read(entry) ?? []) : [];
}
