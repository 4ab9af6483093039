import type { ClientSession } from 'mongoose';
import { notFound } from '@shop/http/errors';
import { countBrand } from '../../brands/product-brand.js';
import { moveProduct } from '../../categories/product-count.js';
import { productFacts } from '../../products/product-facts.js';
import { ProductModel, type ProductRecord } from '../../products/product.model.js';
import { productFields } from '../../products/stored-product.js';
import { photosOf } from '../../product-photos/product-photos.js';
import { movedPieces } from '../../stock/moved-pieces.js';
import { compareAtOf, summaryOf } from '../../stock/summary.js';
import { writeRows, type GridChange } from '../../stock/write-rows.js';
import { optionsInUse, rowChanges } from '../../variants/row-changes.js';
import { versionOf } from '../../variants/save-variants.js';
import { changedVariants, variantFacts } from '../../variants/variant-facts.js';
import { detailFields, setOrUnset } from '../../visibility/product-details.js';
import type { Surroundings, Written } from './create-planned.js';
import type { KnownProduct } from './known.js';
import type { WritingPlan } from './plan.js';

/** Writes what an import changes of a product. It keeps its slug, whatever its new name is. */
export async function updatePlanned(
  plan: WritingPlan,
  { category, brand, context: { by, key }, session }: Surroundings & { session: ClientSession },
): Promise<Written> {
  const { before: known, after } = plan;
  if (!known) throw notFound('Product');
  const { product: before } = known;
  const change = gridChange(plan, known, key);
  const options = change && after.grid ? optionsInUse(after.grid, change.rows) : before.options;
  const details = detailFields(after.texts, brand);
  const input = { ...after.values, category: category._id.toHexString() };
  const { fields, words } = productFields(input, category, {
    ...details,
    ...(options && { options }),
  });
  const { from } = await moveProduct(before, input.category, details, session);
  if (change) await writeRows(change, session);
  const product = await ProductModel.findByIdAndUpdate(
    before._id,
    setOrUnset({ ...fields, ...details, ...summary(before, change, { options, key }) }),
    { session, returnDocument: 'after' },
  ).lean();
  if (!product) throw notFound('Product');
  await countBrand(before, product, session);
  const facts = change && changedVariants(change);
  return {
    product,
    words,
    moved: change
      ? movedPieces(change, { before, after: product }, by._id)
      : [
          {
            product: product._id,
            moved: product.quantity - before.quantity,
            quantity: product.quantity,
            reason: 'edit' as const,
            by: by._id,
          },
        ],
    act: {
      action: 'updateProduct',
      subject: { kind: 'product', _id: product._id, name: product.name },
      before: {
        ...productFacts(before, {
          category: from,
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
  key: string,
): GridChange | undefined {
  if (!grid) return undefined;
  const photos = photosOf(product).map(({ _id }) => _id);
  const stored = { product: product._id, sold, archived, photos };
  const rows = rowChanges({ ...grid, version: 0, editKey: key }, stored);
  return { rows, removed: [], version: versionOf(product) + 1 };
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
