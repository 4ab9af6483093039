import type { AdministeredProduct, ProductChange, ProductResult } from '@shop/shared';
import type { SendOutcome } from '../../../lib/bulk/send-in-parts';
import { randomKey } from '../../../lib/storage/random-key';
import type { VariantList } from '../api/variants';
import {
  BULK_ACTIONS,
  fieldChange,
  isOfVariants,
  type BulkEdit,
  type FieldChange,
} from './bulk-actions';
import { obstacleTo } from './obstacle';
import { planVariants } from './variant-changes';

/** A change with what names its product on screen. */
export interface NamedChange {
  name: string;
  slug: string;
  change: ProductChange;
  /** What reverses it. */
  undo: ProductChange;
}

/** A product that is not changed, and why. */
export interface Refusal {
  name: string;
  slug: string;
  message: string;
}

/** What an edit would do to the selected products. */
export interface BulkPlan {
  changes: NamedChange[];
  /** How many variants of these products change; 0 if none of them has variants. */
  variants: number;
  /** The first of the changes of prices or stocks. */
  example?: { name: string } & FieldChange<string | number | null>;
  /** How many are like this already. */
  already: number;
  refusals: Refusal[];
}

/** The variants of products with options, by the product's id. */
export type VariantsOf = ReadonlyMap<string, VariantList>;

/** A bulk edit that runs or is over. */
export interface BulkRun {
  changes: readonly NamedChange[];
  /** Refused before anything was sent. */
  leftOut: readonly Refusal[];
  isUndo: boolean;
  finished: number;
  /** Undefined while it runs. */
  outcome?: SendOutcome<ProductResult>;
}

/** Splits the selected products into those that an edit changes and those that stay. */
export function planOf(
  products: readonly AdministeredProduct[],
  edit: BulkEdit,
  variantsOf: VariantsOf = new Map(),
): BulkPlan {
  const plan: BulkPlan = { changes: [], variants: 0, already: 0, refusals: [] };
  for (const product of products) {
    const { _id: productId, name, slug } = product;
    const stored = isOfVariants(edit.action) ? variantsOf.get(productId) : undefined;
    const planned = stored?.variants.length
      ? planVariants(stored, edit)
      : planProduct(product, edit);
    if (planned.obstacle !== undefined)
      plan.refusals.push({ name, slug, message: planned.obstacle });
    else if (!planned.change) plan.already += 1;
    else {
      const { change, undo, count, example } = planned;
      plan.changes.push({
        ...{ name, slug },
        change: { productId, ...change },
        undo: { productId, ...undo },
      });
      plan.variants += count;
      if (example && isOfVariants(edit.action))
        plan.example ??= { ...example, name: [name, example.name].filter(Boolean).join(' ') };
    }
  }
  return plan;
}

/** What an edit does to a product itself. */
function planProduct(product: AdministeredProduct, edit: BulkEdit) {
  const { field } = BULK_ACTIONS[edit.action];
  const values = fieldChange(product, edit);
  const { before, after } = values;
  const changeTo = (from: FieldChange) => ({
    [field]: from.after,
    [`${field}Before`]: from.before,
    ...(field === 'quantity' && { editKey: randomKey() }),
  });
  return {
    change: before === after ? undefined : changeTo(values),
    undo: changeTo({ before: after, after: before }),
    count: 0,
    example: { name: '', ...values },
    obstacle: obstacleTo(edit, values, product),
  };
}

/** The changes that undo a bulk edit. What others have changed since is refused, and stays. */
export function undoOf({ changes, outcome }: BulkRun): NamedChange[] {
  return changes
    .filter(({ change }) => outcome?.results.get(change.productId)?.outcome === 'done')
    .map(({ change, undo, ...named }) => ({ ...named, change: undo, undo: change }));
}

/** `1 product`, `1,234 products` */
export function productsOf(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;
}
