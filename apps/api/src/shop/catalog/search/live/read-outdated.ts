import type { IndexChanges } from '@shop/search/threads';
import { BrandModel, type BrandRecord } from '../../brands/brand.model.js';
import { CategoryModel } from '../../categories/category.model.js';
import { searchedNames } from '../../categories/tree/searched-names.js';
import { ProductModel } from '../../products/product.model.js';
import { LISTED } from '../../visibility/listed.js';
import { FACETS_KEY, FacetsModel } from '../facets/facets.model.js';
import { buyableRows, STOCKED_FIELDS } from '../facets/buyable-rows.js';
import { linesInEffect } from '../synonyms/built-in-synonyms.js';
import { SYNONYMS_KEY, SynonymsModel } from '../synonyms/synonyms.model.js';
import { INDEXED_FIELDS, indexedProduct } from './indexed-product.js';
import { IndexedStock } from './indexed-stock.js';
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
  const { figures, categories, synonyms } = taken;
  const stock = IndexedStock.of(index);
  try {
    const changed = await readFigures(figures);
    const texts = [...new Set([...taken.texts, ...(await otherwiseBuyable(changed, stock))])];
    const [products, named, brands, own, facets] = await Promise.all([
      readTexts(texts),
      categories
        ? CategoryModel.find({}, { name: 1, ancestors: 1 }).read('primary').lean()
        : undefined,
      categories ? BrandModel.find({}, { name: 1 }).read('primary').lean() : [],
      synonyms ? SynonymsModel.findById(SYNONYMS_KEY).read('primary').lean() : null,
      synonyms ? FacetsModel.findById(FACETS_KEY).read('primary').lean() : null,
    ]);
    const buyable = await buyableRows(products);
    const found = new Set(products.map(({ _id }) => _id.toHexString()));
    const needsRebuild = await index.apply({
      put: products.map((product) =>
        indexedProduct({ ...product, buyable: buyable.get(product._id.toHexString()) }),
      ),
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
    stock.note(texts, buyable);
    return needsRebuild;
  } catch (error) {
    outdated.give(taken);
    throw error;
  }
}

const readTexts = async (ids: readonly string[]) =>
  ids.length > 0
    ? ProductModel.find({ ...LISTED, _id: { $in: ids } }, { ...INDEXED_FIELDS, ...STOCKED_FIELDS })
        .read('primary')
        .lean()
    : [];

const readFigures = async (ids: readonly string[]) =>
  ids.length > 0
    ? ProductModel.find(
        { ...LISTED, _id: { $in: ids } },
        { priceCents: 1, piecesSold: 1, ...STOCKED_FIELDS },
      )
        .read('primary')
        .lean()
    : [];

/**
 * The products of which something else can be bought than the index knows: their filters have to be read again. A sale
 * makes no gap in a grid, so those with pieces of each variant, of which the index knows all as buyable, are not read.
 */
async function otherwiseBuyable(
  products: Awaited<ReturnType<typeof readFigures>>,
  stock: IndexedStock,
): Promise<string[]> {
  const doubtful = products.filter(
    ({ _id, leastQuantity }) => leastQuantity <= 0 || stock.isPartly(_id.toHexString()),
  );
  const buyable = await buyableRows(doubtful);
  return doubtful
    .map(({ _id }) => _id.toHexString())
    .filter((id) => stock.differs(id, buyable.get(id)));
}

const idAndName = ({ _id, name }: Pick<BrandRecord, '_id' | 'name'>) =>
  [_id.toHexString(), name] as [string, string];
