import { Types, type ClientSession } from 'mongoose';
import { countNewInBrands } from '../../brands/product-brand.js';
import { countNew } from '../../categories/product-count.js';
import type { CategoryRecord } from '../../categories/category.model.js';
import type { ShownBrand } from '../../brands/brand.model.js';
import type { AuditedAct } from '../../../audit/index.js';
import { productFacts } from '../../products/product-facts.js';
import { ProductModel, type ProductRecord } from '../../products/product.model.js';
import { productFields } from '../../products/stored-product.js';
import { movedPieces } from '../../stock/moved-pieces.js';
import type { Moved, StockCause } from '../../stock/record-movements.js';
import { compareAtOf, summaryOf } from '../../stock/summary.js';
import { optionsInUse, rowChanges } from '../../variants/row-changes.js';
import { VariantModel, type VariantRecord } from '../../variants/variant.model.js';
import { detailFields } from '../../visibility/product-details.js';
import type { WriteContext, WritingPlan } from './plan.js';

/** A product that was written or is to be inserted, and what follows from it. */
export interface Written {
  product: ProductRecord;
  /** Whether it is still to be inserted, with these variants. */
  inserted?: VariantRecord[];
  words: readonly string[];
  moved: (Moved & StockCause)[];
  act: Omit<AuditedAct, 'by'>;
}

/** What a product is written with. */
export interface Surroundings {
  category: Pick<CategoryRecord, '_id' | 'name'>;
  brand: ShownBrand | null;
  context: WriteContext;
}

/** A new product as it is stored. */
export function createPlanned(
  { after, file }: WritingPlan,
  { category, brand, context: { by, key } }: Surroundings,
): Written {
  const _id = new Types.ObjectId();
  const rows = after.grid
    ? rowChanges(
        { ...after.grid, version: 0, editKey: key },
        { product: _id, sold: [], archived: [], photos: [] },
      )
    : [];
  const options = after.grid && optionsInUse(after.grid, rows);
  const details = detailFields(after.texts, brand);
  const input = { ...after.values, category: category._id.toHexString() };
  const { fields, words } = productFields(input, category, {
    ...details,
    ...(options && { options }),
  });
  const slug = file.handle ?? _id.toHexString();
  const variants = rows.map((row) => row.after);
  const product = withoutUndefined({
    _id,
    ...fields,
    ...details,
    ...(options && {
      options,
      ...summaryOf(variants),
      compareAtCents: compareAtOf(variants),
      variantsSaved: { version: 1, editKey: key },
    }),
    slug,
    slugs: [slug],
    photo: null,
    createdAt: new Date(),
  });
  const before = { _id, options: undefined, quantity: 0 };
  const moved = options
    ? movedPieces({ rows, removed: [], version: 1 }, { before, after: product }, by._id)
    : [
        {
          product: _id,
          moved: product.quantity,
          quantity: product.quantity,
          reason: 'added' as const,
          by: by._id,
        },
      ];
  return {
    product,
    inserted: variants,
    words,
    moved,
    act: {
      action: 'createProduct',
      subject: { kind: 'product', _id, name: product.name },
      before: null,
      after: productFacts(product, { category, brand }),
    },
  };
}

/** Inserts the new products of a batch with their variants, and counts them in their categories. */
export async function insertAll(
  written: readonly Written[],
  session: ClientSession,
): Promise<void> {
  const added = written.filter(({ inserted }) => inserted);
  if (added.length === 0) return;
  const products = added.map(({ product }) => product);
  // Bypasses the models: all fields are valid already, and an import writes thousands.
  await ProductModel.collection.insertMany(products, { session });
  const variants = added.flatMap(({ inserted = [] }) => inserted);
  if (variants.length > 0) await VariantModel.collection.insertMany(variants, { session });
  await countNew(products, session);
  await countNewInBrands(products, session);
}

function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}
