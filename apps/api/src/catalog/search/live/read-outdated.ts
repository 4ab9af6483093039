import { SHOP_SYNONYMS, type ProductIndex } from '@shop/search';
import { CategoryModel } from '../../categories/category.model.js';
import { ProductModel } from '../../products/product.model.js';
import { SYNONYMS_KEY, SynonymsModel } from '../synonyms/synonyms.model.js';
import { INDEXED_FIELDS, indexedProduct } from './indexed-product.js';
import type { Outdated } from './outdated.js';

/** Products that are read at once. */
const BATCH = 500;

/** Reads again what is outdated, a batch at a time, and puts it into the index. */
export async function readOutdated(index: ProductIndex, outdated: Outdated): Promise<void> {
  const taken = outdated.take(BATCH);
  const { texts, figures, categories, synonyms } = taken;
  try {
    const [products, changed, named, own] = await Promise.all([
      texts.length > 0
        ? ProductModel.find({ _id: { $in: texts } }, INDEXED_FIELDS)
            .read('primary')
            .lean()
        : [],
      figures.length > 0
        ? ProductModel.find({ _id: { $in: figures } }, { priceCents: 1, quantity: 1, sold: 1 })
            .read('primary')
            .lean()
        : [],
      categories ? CategoryModel.find({}, { name: 1 }).read('primary').lean() : undefined,
      synonyms ? SynonymsModel.findById(SYNONYMS_KEY).read('primary').lean() : null,
    ]);
    const found = new Map(products.map((product) => [product._id.toHexString(), product]));
    for (const id of texts) {
      const product = found.get(id);
      if (product) index.put(indexedProduct(product));
      else index.remove(id);
    }
    if (synonyms) index.setSynonyms([...SHOP_SYNONYMS, ...(own?.lines ?? [])]);
    for (const { _id, sold = 0, ...rest } of changed)
      index.setFigures(_id.toHexString(), { ...rest, sold: Math.max(0, sold) });
    if (named) index.setCategories(named.map(({ _id, name }) => [_id.toHexString(), name]));
  } catch (error) {
    outdated.give(taken);
    throw error;
  }
}
