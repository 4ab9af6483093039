import { copiedValues, type Category, type Product } from '@shop/shared';
import { fieldsOf, isId, isText, isWholeNumber } from '../../lib/storage/stored-values';
import { readCart, readItem } from './stored-items';

function readCategory(stored: unknown): Category {
  const { _id, name, slug } = fieldsOf(stored);
  const isReadable = isId(_id) && isText(name) && isText(slug);
  return isReadable ? { _id, name, slug } : { _id: '', name: '', slug: '' };
}

function readProduct(stored: unknown): Product | undefined {
  const item = readItem(stored);
  if (!item) return undefined;
  const fields = fieldsOf(stored);
  const { quantity, category, createdAt } = fields;
  return {
    ...copiedValues(fields),
    ...item,
    quantity: isWholeNumber(quantity) ? quantity : 1,
    category: readCategory(category),
    createdAt: isText(createdAt) ? createdAt : '',
  };
}

/**
 * The products of a stored cart, read leniently: it may be months old and in an earlier format. Only what the cart needs
 * is required; the rest has defaults, and prices and stock are checked with the server before anything is bought.
 */
export function readProducts(stored: unknown): Product[] {
  return readCart(stored, readProduct);
}
