import { type ProductChange } from '@shop/shared';
import { randomKey } from '../../../lib/storage/random-key';
import type { VariantList } from '../api/variants';
import {
  BULK_ACTIONS,
  compareAtChange,
  priceChange,
  stockChange,
  type BulkEdit,
  type FieldChange,
} from './bulk-actions';
import { obstacleTo } from './obstacle';

type Stored = VariantList['variants'][number];
type Row = NonNullable<ProductChange['variants']>['rows'][number];

/** What an edit does to the variants of a product. */
export interface VariantsPlan {
  /** Undefined if all are like this already. */
  change: Pick<ProductChange, 'variants'> | undefined;
  /** What reverses it. */
  undo: Pick<ProductChange, 'variants'>;
  /** How many variants change. */
  count: number;
  /** The first variant that changes. */
  example?: { name: string } & FieldChange<number | null>;
  /** Why the product is not changed. */
  obstacle: string | undefined;
}

/** The changes of a product's variants, hidden ones included. */
export function planVariants({ variants, version }: VariantList, edit: BulkEdit): VariantsPlan {
  const planned = variants
    .map((variant) => ({ variant, values: changeOf(variant, edit) }))
    .filter(({ values }) => values.before !== values.after);
  const [first] = planned;
  const [obstacle] = planned.flatMap(({ variant, values }) => {
    const message = obstacleTo(edit, values, variant);
    return message === undefined ? [] : `${variant.name}: ${message}`;
  });
  const rows = planned.map(({ variant, values }) => rowOf(variant._id, edit, values));
  const undoRows = planned.map(({ variant, values: { before, after } }) =>
    rowOf(variant._id, edit, { before: after, after: before }),
  );
  return {
    change: rows.length > 0 ? { variants: { version, editKey: randomKey(), rows } } : undefined,
    undo: { variants: { version: version + 1, editKey: randomKey(), rows: undoRows } },
    count: rows.length,
    ...(first && { example: { name: first.variant.name, ...first.values } }),
    obstacle,
  };
}

function changeOf(
  { price, quantity, compareAtPrice }: Stored,
  edit: BulkEdit,
): FieldChange<number | null> {
  const { field } = BULK_ACTIONS[edit.action];
  if (field === 'compareAtPrice') return compareAtChange(compareAtPrice, edit);
  return field === 'quantity' ? stockChange(quantity, edit) : priceChange(price, edit);
}

function rowOf(
  _id: string,
  { action }: BulkEdit,
  { before, after }: FieldChange<number | null>,
): Row {
  const { field } = BULK_ACTIONS[action];
  if (field === 'compareAtPrice') return { _id, compareAtPrice: after };
  if (field === 'quantity') return { _id, quantity: after ?? 0, quantityBefore: before ?? 0 };
  return { _id, price: after ?? 0 };
}
