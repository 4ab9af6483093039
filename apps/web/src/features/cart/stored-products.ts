import { copiedValues, type CartProduct, type Category } from '@shop/shared';
import { fieldsOf, isId, isText, isWholeNumber } from '../../lib/storage/stored-values';
import { readCart, readItem } from './stored-items';

/** A category, or a brand. */
function readNamed(stored: unknown): Category | undefined {
  const { _id, name, slug } = fieldsOf(stored);
  return isId(_id) && isText(name) && isText(slug) ? { _id, name, slug } : undefined;
}

function readOffer(stored: unknown): Pick<CartProduct, 'brand' | 'compareAtPrice'> {
  const { brand: storedBrand, compareAtPrice } = fieldsOf(stored);
  const brand = readNamed(storedBrand);
  return { ...(brand && { brand }), ...(typeof compareAtPrice === 'number' && { compareAtPrice }) };
}

function readProduct(stored: unknown): CartProduct | undefined {
  const item = readItem(stored);
  if (!item) return undefined;
  const fields = fieldsOf(stored);
  const { quantity, category, createdAt, priceTo } = fields;
  return {
    ...copiedValues(fields),
    ...item,
    ...(item.options && typeof priceTo === 'number' && { priceTo }),
    ...readOffer(stored),
    quantity: isWholeNumber(quantity) ? quantity : 1,
    category: readNamed(category) ?? { _id: '', name: '', slug: '' },
    createdAt: isText(createdAt) ? createdAt : '',
  };
}

/**
 * The products of a stored cart, read leniently: it may be months old and in an earlier format. Only what the cart needs
 * is required; the rest has defaults, and prices and stock are checked with the server before anything is bought.
 */
export function readProducts(stored: unknown): CartProduct[] {
  return readCart(stored, readProduct);
}
