import { NEWEST_FIRST } from '@shop/mongo';
import { typedId } from '@shop/mongo/text';
import { foldedText } from '@shop/shared';
import { namedLike } from '../search/search-database.js';
import type { ProductSearch } from '../search/search-products.js';
import { ProductModel } from '../products/product.model.js';
import { productsWithBarcode, productsWithSku } from '../variants/skus/products-with-code.js';

/** With more matches than this, only names are searched, because that can be listed and counted without all ids. */
const MOST_FOUND = 1_000;

/**
 * The products that an administrator's search finds, best first: the product with this id or URL, those whose SKU
 * begins with the text or whose barcode it is, what shoppers find with the same words, and every product whose name has
 * the words or longer ones. Names that are the text come before those that begin with it, then the others, whatever the
 * status.
 * @returns ids, or undefined if there are too many.
 */
export async function findListed(
  text: string,
  search?: ProductSearch,
): Promise<string[] | undefined> {
  const named = namedLike(text);
  // Counted in the index alone, before anything is ranked: a letter or a frequent word ends here.
  if ((await ProductModel.countDocuments(named).limit(MOST_FOUND + 1)) > MOST_FOUND)
    return undefined;
  const id = typedId(text);
  const [addressed, found, ...others] = await Promise.all([
    idsOf(id ? { _id: id } : { slugs: text.replace(/^.*\//, '') }),
    search?.find({ text, limit: MOST_FOUND }),
    productsWithSku(text, MOST_FOUND),
    productsWithBarcode(text, MOST_FOUND),
    namesOf(named),
  ]);
  if ((found?.total ?? 0) > MOST_FOUND) return undefined;
  const [coded, scanned, names] = others;
  const typed = foldedText(text);
  const nearness = (productId: string) => {
    const name = names.get(productId);
    if (name === typed) return 0;
    return name?.startsWith(`${typed} `) ? 1 : 2;
  };
  const matching = [...(found?.ids ?? []), ...names.keys()].toSorted(
    (one, other) => nearness(one) - nearness(other),
  );
  return [...new Set([...addressed, ...coded, ...scanned, ...matching])];
}

async function idsOf(filter: object): Promise<string[]> {
  const products = await ProductModel.find(filter, { _id: 1 }).sort(NEWEST_FIRST).lean();
  return products.map(({ _id }) => _id.toHexString());
}

/** The folded names of products by their ids, the newest first. */
async function namesOf(filter: object): Promise<Map<string, string>> {
  const products = await ProductModel.find(filter, { name: 1 }).sort(NEWEST_FIRST).lean();
  return new Map(products.map(({ _id, name }) => [_id.toHexString(), foldedText(name)]));
}
