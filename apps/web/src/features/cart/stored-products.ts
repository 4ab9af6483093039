import { copiedValues, type Category, type Photo, type Product } from '@shop/shared';
import { fieldsOf, isId, isText, isWholeNumber } from '../../lib/storage/stored-values';

function readCategory(stored: unknown): Category {
  const { _id, name, slug } = fieldsOf(stored);
  const isReadable = isId(_id) && isText(name) && isText(slug);
  return isReadable ? { _id, name, slug } : { _id: '', name: '', slug: '' };
}

function readPhoto(stored: unknown): Photo | null {
  const { version, width, height } = fieldsOf(stored);
  const isReadable = isText(version) && isWholeNumber(width) && isWholeNumber(height);
  return isReadable ? { version, width, height } : null;
}

function readProduct(stored: unknown): Product | undefined {
  const fields = fieldsOf(stored);
  const { _id, name, slug, price, quantity, createdAt } = fields;
  if (!isId(_id) || !isText(name) || !isText(slug)) return undefined;
  if (typeof price !== 'number' || price < 0) return undefined;
  return {
    _id,
    slug,
    ...copiedValues(fields),
    price,
    quantity: isWholeNumber(quantity) ? quantity : 1,
    category: readCategory(fields.category),
    photo: readPhoto(fields.photo),
    createdAt: isText(createdAt) ? createdAt : '',
  };
}

/**
 * The products of a stored cart, read leniently: it may be months old and in an earlier format. Only what the cart needs
 * is required; the rest has defaults, and prices and stock are checked with the server before anything is bought.
 */
export function readProducts(stored: unknown): Product[] {
  return Array.isArray(stored) ? stored.flatMap((item) => readProduct(item) ?? []) : [];
}
