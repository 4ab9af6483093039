import type { IndexChanges } from '@shop/search/threads';
import { BrandModel, type BrandRecord } from '../../brands/brand.model.js';
import { CategoryModel } from '../../categories/category.model.js';
import { searchedNames } from '../../categories/tree/searched-names.js';
import { ProductModel } from '../../products/product.model.js';
import { LISTED } from '../../visibility/listed.js';
import { FACETS_KEY, FacetsModel } from '../facets/facets.model.js';
import { linesInEffect } from '../synonyms/built-in-synonyms.js';
import { SYNONYMS_KEY, SynonymsModel } from '../synonyms/synonyms.model.js';
import { INDEXED_FIELDS, indexedProduct } from './indexed-product.js';
import type { Outdated } from './outdated.js';

/** Products per read. */
const BATCH = 500;

/** What changes are applied to. */
interface Changed {
  /** @returns whether the index should be rebuilt. */
  apply(changes: IndexChanges): Promise<boolean>;
}

/**
 * Reads outdated products again in batches and updates the index.
 * @returns whether the index should be rebuilt.
 */
export async function readOutdated(index: Changed, outdated: Outdated): Promise<boolean> {
  const taken = outdated.take(BATCH);
  const { texts, figures, categories, synonyms } = taken;
  try {
    const [products, changed, named, brands, own, facets] = await Promise.all([
      texts.length > 0
        ? ProductModel.find({ ...LISTED, _id: { $in: texts } }, INDEXED_FIELDS)
            .read('primary')
            .lean()
        : [],
      figures.length > 0
        ? ProductModel.find(
            { ...LISTED, _id: { $in: figures } },
            { priceCents: 1, quantity: 1, piecesSold: 1 },
          )
            .read('primary')
            .lean()
        : [],
      categories
        ? CategoryModel.find({}, { name: 1, ancestors: 1 }).read('primary').lean()
        : undefined,
      categories ? BrandModel.find({}, { name: 1 }).read('primary').lean() : [],
      synonyms ? SynonymsModel.findById(SYNONYMS_KEY).read('primary').lean() : null,
      synonyms ? FacetsModel.findById(FACETS_KEY).read('primary').lean() : null,
    ]);
    const found = new Set(products.map(({ _id }) => _id.toHexString()));
    return await index.apply({
      put: products.map(indexedProduct),
      removed: texts.filter((id) => !found.has(id)),
      figures: changed.map(({ _id, priceCents, quantity, piecesSold = 0 }) => ({
        id: _id.toHexString(),
        priceCents,
        quantity,
        piecesSold,
      })),
      synonyms: synonyms ? linesInEffect(own) : undefined,
      facets: synonyms ? (facets?.names ?? []) : undefined,
      // A brand is looked up like a category: a product has the id of both.
      categories: named && [...searchedNames(named), ...brands.map(idAndName)],
    });
  } catch (error) {
    outdated.give(taken);
    throw error;
  }
}

const idAndName = ({ _id, name }: Pick<BrandRecord, '_id' | 'name'>) =>
  [_id.toHexString(), name] as [string, string];
