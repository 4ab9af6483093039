import { typedId } from '@shop/mongo/text';
import { namedLike } from '../search/search-database.js';
import type { ProductSearch } from '../search/search-products.js';
import { ProductModel } from '../products/product.model.js';
import { productsWithBarcode, productsWithSku } from '../variants/products-with-code.js';

/** With more matches than this, only names are searched, because that can be listed and counted without all ids. */
const MOST_FOUND = 1_000;

/**
 * The products that an administrator's search finds, best first: the product with this id or URL, those whose SKU begins
 * with the text or whose barcode it is, what shoppers find with the same words, and every product whose name has the
 * words or longer ones.
 * @returns ids, or undefined if there are too many.
 */
export async function findListed(
  text: string,
  search?: ProductSearch,
): Promise<string[] | undefined> {
  const found = await search?.find({ text, limit: MOST_FOUND });
  if ((found?.total ?? 0) > MOST_FOUND) return undefined;
  const id = typedId(text);
  const [addressed, named, coded, scanned] = await Promise.all([
    idsOf(id ? { _id: id } : { slugs: text.replace(/^.*\//, '') }),
    idsOf(namedLike(text)),
    productsWithSku(text, MOST_FOUND),
    productsWithBarcode(text, MOST_FOUND),
  ]);
  if (named.length > MOST_FOUND) return undefined;
  return [...new Set([...addressed, ...coded, ...scanned, ...(found?.ids ?? []), ...named])];
}

/** The newest first; one more than `MOST_FOUND`, in any order, if there are more. */
async function idsOf(filter: object): Promise<string[]> {
  // Not sorted by the database, which would read all that match before it finds that they are too many.
  const products = await ProductModel.find(filter, { createdAt: 1 })
    .limit(MOST_FOUND + 1)
    .lean();
  const placeOf = ({ _id, createdAt }: (typeof products)[number]) =>
    `${String(createdAt.getTime()).padStart(15, '0')} ${_id.toHexString()}`;
  return products
    .map((product) => ({ id: product._id.toHexString(), place: placeOf(product) }))
    .sort((one, other) => (one.place < other.place ? 1 : -1))
    .map(({ id }) => id);
}
