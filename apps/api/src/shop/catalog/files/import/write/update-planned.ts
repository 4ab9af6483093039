import { notFound } from '@shop/http/errors';
import { productFacts } from '../../../products/product-facts.js';
import type { ProductRecord } from '../../../products/product.model.js';
import { productFields } from '../../../products/stored-product.js';
import { photosOf } from '../../../product-photos/product-photos.js';
import { leavingVariants } from '../../../prices/left-variants.js';
import { pricesAfter } from '../../../prices/prices-after.js';
import { movedPieces } from '../../../stock/moved-pieces.js';
import { compareAtOf, summaryOf } from '../../../stock/summary.js';
import type { GridChange } from '../../../stock/write-rows.js';
import { optionsInUse, rowChanges } from '../../../variants/row-changes.js';
import { versionOf } from '../../../variants/save-variants.js';
import { changedVariants, variantFacts } from '../../../variants/variant-facts.js';
import { detailFields } from '../../../visibility/product-details.js';
import type { KnownProduct } from '../known.js';
import type { WritingPlan } from '../plan.js';
import { withoutUndefined } from '../changed-fields.js';
import type { Surroundings, Written } from './written.js';

/** What an import makes of a product that the shop has. It keeps its slug, whatever its new name is. */
export function updatePlanned(
  plan: WritingPlan,
  { category, brand, from, context: { by, key } }: Surroundings & { from: string | undefined },
): Written {
  const { before: known, after } = plan;
  if (!known) throw notFound('Product');
  const { product: before } = known;
  const details = detailFields(after.texts, brand);
  const change = gridChange(plan, known, { key, isHidden: details.hiddenAs !== undefined });
  const options = change && after.grid ? optionsInUse(after.grid, change.rows) : before.options;
  const input = { ...after.values, category: category._id.toHexString() };
  const { fields, words } = productFields(input, category, {
    ...details,
    ...(options && { options }),
  });
  const written = {
    ...before,
    ...fields,
    ...details,
    ...summary(before, change, { options, key }),
  };
  const product: ProductRecord = withoutUndefined({
    ...written,
    ...pricesAfter(before, written, {
      wasOffered: !before.hiddenAs,
      isOffered: !details.hiddenAs,
    }),
  });
  const facts = change && changedVariants(change);
  const indexed = new Set(before.searchWords);
  return {
    line: plan.file.line,
    product,
    before,
    rows: change?.rows ?? [],
    removed: change?.removed ?? [],
    known: known.sold,
    words: words.filter((word) => !indexed.has(word)),
    moved: change
      ? movedPieces(change, { before, after: product }, { by: by._id, reason: 'import' })
      : [
          {
            product: product._id,
            moved: product.quantity - before.quantity,
            quantity: product.quantity,
            reason: 'import' as const,
            by: by._id,
          },
        ],
    act: {
      action: 'updateProduct',
      subject: { kind: 'product', _id: product._id, name: product.name },
      before: {
        ...productFacts(before, {
          category: from === undefined ? null : { name: from },
          brand: known.brand === '' ? null : { name: known.brand },
        }),
        ...(facts && variantFacts(before, facts.before)),
      },
      after: {
        ...productFacts(product, { category, brand }),
        ...(facts && variantFacts(product, facts.after)),
      },
    },
  };
}

function gridChange(
  { after: { grid } }: WritingPlan,
  { product, sold, archived }: KnownProduct,
  { key, isHidden }: { key: string; isHidden: boolean },
): GridChange | undefined {
  if (!grid) return undefined;
  const photos = photosOf(product).map(({ _id }) => _id);
  const stored = { product: product._id, before: product, isHidden, sold, archived, photos };
  const rows = rowChanges({ ...grid, version: 0, editKey: key }, stored);
  const kept = new Set(grid.variants.map(({ _id }) => _id));
  const removed = sold.filter(({ _id }) => !kept.has(_id.toHexString()));
  return { rows, removed: leavingVariants(removed, product), version: versionOf(product) + 1 };
}

/** Price and pieces of a product with variants follow from them. */
function summary(
  before: ProductRecord,
  change: GridChange | undefined,
  { options, key }: { options: ProductRecord['options']; key: string },
): Partial<ProductRecord> {
  if (change) {
    const variants = change.rows.map(({ after }) => after);
    return {
      options,
      ...summaryOf(variants),
      compareAtCents: compareAtOf(variants),
      // They have their own now, and one of them may have taken the product's.
      sku: undefined,
      skuKey: undefined,
      barcode: undefined,
      variantsSaved: { version: change.version, editKey: key },
    };
  }
  const { priceCents, quantity, leastQuantity } = before;
  return before.options ? { priceCents, quantity, leastQuantity } : {};
}
