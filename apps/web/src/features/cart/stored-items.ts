import type { CartProduct, CartVariant, Photo, ProductOption } from '@shop/shared';
import { fieldsOf, isId, isText, isWholeNumber } from '../../lib/storage/stored-values';

/** What the cart shows of a product before the page's script is there. */
export type StoredItem = Pick<
  CartProduct,
  '_id' | 'name' | 'slug' | 'description' | 'price' | 'photo' | 'variant' | 'options'
>;

const isPrice = (stored: unknown): stored is number => typeof stored === 'number' && stored >= 0;

function readPhoto(stored: unknown): Photo | null {
  const { version, width, height } = fieldsOf(stored);
  const isReadable = isText(version) && isWholeNumber(width) && isWholeNumber(height);
  return isReadable ? { version, width, height } : null;
}

/** Reads the chosen variant. @returns undefined without one: the shop then asks for it. */
function readVariant(stored: unknown): CartVariant | undefined {
  const { _id, name, sku, price, quantity, photo } = fieldsOf(stored);
  if (!isId(_id) || !isText(name) || !isPrice(price)) return undefined;
  return {
    _id,
    name,
    sku: isText(sku) ? sku : null,
    price,
    quantity: isWholeNumber(quantity) ? quantity : 1,
    photo: isId(photo) ? photo : null,
  };
}

/** Reads what a product can be chosen by. @returns undefined for a product without variants */
function readOptions(stored: unknown): ProductOption[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.flatMap((option): ProductOption[] => {
    const { name, values } = fieldsOf(option);
    return isText(name) && Array.isArray(values) ? [{ name, values: values.filter(isText) }] : [];
  });
}

/** Reads an entry of a stored cart. @returns undefined without what the cart needs */
export function readItem(stored: unknown): StoredItem | undefined {
  const { _id, name, slug, description, price, photo, ...rest } = fieldsOf(stored);
  if (!isId(_id) || !isText(name) || !isText(slug) || !isPrice(price)) return undefined;
  const text = isText(description) ? description : '';
  const variant = readVariant(rest.variant);
  const options = readOptions(rest.options);
  return {
    ...{ _id, name, slug, description: text, price, photo: readPhoto(photo) },
    ...(variant && { variant }),
    ...(options && { options }),
  };
}

/** What can be read of a stored cart. */
export function readCart<Item>(
  stored: unknown,
  read: (entry: unknown) => Item | undefined,
): Item[] {
  return Array.isArray(stored) ? stored.flatMap((entry) => read(entry) ?? []) : [];
}
