import { inTransaction } from '@shop/mongo';
import { foldedText, type VariantsInput } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry, whoChanged } from '../../audit/index.js';
import type { Actor } from '@shop/http/access';
import { conflict, notFound, type HttpError } from '@shop/http/errors';
import { changed } from '../changes/changed.js';
import { LISTS, productTag } from '../changes/tags.js';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import { leavingVariants } from '../prices/left-variants.js';
import { pricesAfter } from '../prices/prices-after.js';
import { learnWords, searchFields } from '../search/search-index.js';
import { recordCauses } from '../stock/record-movements.js';
import { photosOf } from '../product-photos/product-photos.js';
import { variantsOf } from './find-variants.js';
import { movedPieces } from '../stock/moved-pieces.js';
import { optionsInUse, rowChanges } from './row-changes.js';
import { compareAtOf, summaryOf } from '../stock/summary.js';
import { setOrUnset } from '../visibility/product-details.js';
import { assertSkusFree, retryingTakenSku } from './skus/taken-skus.js';
import { changedVariants, variantFacts } from './variant-facts.js';
import { VariantModel, type VariantRecord } from './variant.model.js';
import { writeRows, type GridChange } from '../stock/write-rows.js';
import { leftTags } from '../visibility/departures.js';

/** A product with its grid as it is saved. */
export interface SavedGrid {
  product: ProductRecord;
  variants: VariantRecord[];
  version: number;
  /** What this save has archived. */
  archived: VariantRecord[];
}

/**
 * Saves options and variants of a product together, in one transaction with everything that follows from them. A save
 * that is repeated under its key changes nothing more.
 * @throws HttpError 404 for an unknown product; 409 if somebody else has saved the grid since, if another product has
 * one of the SKUs, if a stock would leave its limits, or if a row's variant is gone.
 */
export function saveVariants(id: string, input: VariantsInput, by: Actor): Promise<SavedGrid> {
  return saveGrid(id, input, () => Promise.resolve(input), by);
}

interface SeenGrid extends Pick<VariantsInput, 'version' | 'editKey'> {
  /** Whether the product is one of many: nobody has it open then, to load it again. */
  isOneOfMany?: boolean;
}

/**
 * The same for a grid that follows from what is stored.
 * @param read called in the transaction
 */
export function saveGrid(
  id: string,
  { version: seen, editKey, isOneOfMany = false }: SeenGrid,
  read: (product: ProductRecord, session: ClientSession) => Promise<VariantsInput>,
  by: Actor,
): Promise<SavedGrid> {
  return retryingTakenSku(() =>
    inTransaction(async (session) => {
      const before = await ProductModel.findById(id, null, { session }).lean();
      if (!before) throw notFound('Product');
      if (before.variantsSaved?.editKey === editKey) return gridOf(before, session);
      if (seen !== versionOf(before)) throw await savedMeanwhile(before, isOneOfMany);
      const input = await read(before, session);
      const change = await gridChange(input, before, session);
      await assertSkusFree(before._id, change.rows, session);
      await writeRows(change, session);
      const after = await writeProduct(before, { input, change }, session);
      const left = leftTags([
        ...change.rows,
        ...change.removed.map((variant) => ({ before: variant })),
      ]);
      await changed([productTag(before._id), LISTS, ...left], session);
      await recordCauses(movedPieces(change, { before, after }, { by: by._id }), session);
      const facts = changedVariants(change);
      await recordAuditEntry(
        {
          action: 'updateProduct',
          by,
          subject: { kind: 'product', _id: before._id, name: before.name },
          before: variantFacts(before, facts.before),
          after: variantFacts(after, facts.after),
        },
        session,
      );
      return gridOf(after, session);
    }),
  );
}

/** How often a product's grid was saved. */
export const versionOf = ({ variantsSaved }: Pick<ProductRecord, 'variantsSaved'>): number =>
  variantsSaved?.version ?? 0;

async function savedMeanwhile({ _id }: ProductRecord, isOneOfMany: boolean): Promise<HttpError> {
  const who = await whoChanged(_id, { fact: 'variants' });
  const message = isOneOfMany
    ? `${who} saved the variants meanwhile. That is kept.`
    : `${who} saved the variants of this product after you opened them. Load them again before you save.`;
  return conflict(message, [{ field: 'version', message }]);
}

async function gridChange(
  input: VariantsInput,
  product: ProductRecord,
  session: ClientSession,
): Promise<GridChange> {
  const { _id } = product;
  const sold = await variantsOf(_id, session);
  const archived = await VariantModel.find({ product: _id, archivedIn: { $gt: 0 } }, null, {
    session,
  })
    .sort({ archivedIn: -1, position: 1 })
    .lean();
  const photos = photosOf(product).map((photo) => photo._id);
  const rows = rowChanges(input, { product: _id, before: product, sold, archived, photos });
  const kept = new Set(rows.map(({ after }) => after._id.toHexString()));
  const removed = sold.filter((variant) => !kept.has(variant._id.toHexString()));
  return { rows, removed: leavingVariants(removed, product), version: versionOf(product) + 1 };
}

/**
 * Writes what lists and searches know of the variants. Without any, the product keeps its price and its pieces, and has
 * the SKU and the barcode that its first variant had.
 */
async function writeProduct(
  product: ProductRecord,
  { input, change }: { input: VariantsInput; change: GridChange },
  session: ClientSession,
): Promise<ProductRecord> {
  const { rows, version } = change;
  const options = optionsInUse(input, rows);
  const search = searchFields({ ...product, options });
  await learnWords(search.words, session);
  const variantsSaved = { version, editKey: input.editKey };
  const common = { ...search.fields, variantsSaved };
  const variants = rows.map(({ after }) => after);
  const summary = options && { ...summaryOf(variants), compareAtCents: compareAtOf(variants) };
  const update = summary
    ? setOrUnset({
        ...common,
        options,
        ...summary,
        ...pricesAfter(product, summary, { wasOffered: !product.hiddenAs }),
        // They have their own now, and one of them may have taken the product's.
        sku: undefined,
        skuKey: undefined,
        barcode: undefined,
      })
    : {
        $set: { ...common, leastQuantity: product.quantity, ...codesLeftBy(change.removed) },
        $unset: { options: 1, priceToCents: 1 },
      };
  const after = await ProductModel.findByIdAndUpdate(product._id, update, {
    session,
    returnDocument: 'after',
  }).lean();
  if (!after) throw notFound('Product');
  return after;
}

/** SKU and barcode of the first variant, which a product without options has itself. */
function codesLeftBy(removed: readonly VariantRecord[]) {
  const first = removed.find(({ sku }) => sku !== null) ?? removed[0];
  return {
    ...(first?.sku && { sku: first.sku, skuKey: foldedText(first.sku) }),
    ...(first?.barcode && { barcode: first.barcode }),
  };
}

/** A product's grid as it is now, with what its last save has archived. */
export async function gridOf(product: ProductRecord, session?: ClientSession): Promise<SavedGrid> {
  const version = versionOf(product);
  const variants = await variantsOf(product._id, session);
  const archived = await VariantModel.find({ product: product._id, archivedIn: version }, null, {
    session,
  }).lean();
  return { product, variants, version, archived: version === 0 ? [] : archived };
}
