import { Types } from 'mongoose';
import { productFacts } from '../../../products/product-facts.js';
import { productFields } from '../../../products/stored-product.js';
import { movedPieces } from '../../../stock/moved-pieces.js';
import { compareAtOf, summaryOf } from '../../../stock/summary.js';
import { optionsInUse, rowChanges } from '../../../variants/row-changes.js';
import { detailFields } from '../../../visibility/product-details.js';
import { withoutUndefined } from '../changed-fields.js';
import type { WritingPlan } from '../plan.js';
import type { Surroundings, Written } from './written.js';

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
    ? movedPieces(
        { rows, removed: [], version: 1 },
        { before, after: product },
        { by: by._id, reason: 'import' },
      )
    : [
        {
          product: _id,
          moved: product.quantity,
          quantity: product.quantity,
          reason: 'import' as const,
          by: by._id,
        },
      ];
  return {
    line: file.line,
    product,
    rows,
    removed: [],
    known: [],
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
