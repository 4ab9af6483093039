import type { AdministeredProduct, ProductChange, ProductResult } from '@shop/shared';
import type { SendOutcome } from '../../../lib/bulk/send-in-parts';
import { BULK_ACTIONS, fieldChange, obstacleTo, type BulkEdit } from './bulk-actions';

/** A change with what names its product on screen. */
export interface NamedChange {
  name: string;
  slug: string;
  change: ProductChange;
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
  /** How many are like this already. */
  already: number;
  refusals: Refusal[];
}

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
export function planOf(products: readonly AdministeredProduct[], edit: BulkEdit): BulkPlan {
  const plan: BulkPlan = { changes: [], already: 0, refusals: [] };
  const { field } = BULK_ACTIONS[edit.action];
  for (const product of products) {
    const { _id: productId, name, slug } = product;
    const values = fieldChange(product, edit);
    const message = obstacleTo(product, edit, values);
    if (message) plan.refusals.push({ name, slug, message });
    else if (values.before === values.after) plan.already += 1;
    else {
      const change = { productId, [field]: values.after, [`${field}Before`]: values.before };
      plan.changes.push({ name, slug, change });
    }
  }
  return plan;
}

/** The changes that undo a bulk edit. What others have changed since is refused, and stays. */
export function undoOf({ changes, outcome }: BulkRun): NamedChange[] {
  return changes
    .filter(({ change }) => outcome?.results.get(change.productId)?.outcome === 'done')
    .map(({ change, ...named }) => ({ ...named, change: reversed(change) }));
}

function reversed({ productId, ...values }: ProductChange): ProductChange {
  const swapped = Object.entries(values).map(([name, value]) => [
    name.endsWith('Before') ? name.slice(0, -'Before'.length) : `${name}Before`,
    value,
  ]);
  return { productId, ...(Object.fromEntries(swapped) as Omit<ProductChange, 'productId'>) };
}

/** The result of a bulk edit, as shown to the user. */
export function reportOf({ changes, leftOut, isUndo, outcome }: BulkRun) {
  const ended = changes.map(({ name, slug, change }) => ({
    name,
    slug,
    result: outcome?.results.get(change.productId),
  }));
  const done = ended.filter(({ result }) => result?.outcome === 'done').length;
  const unfinished = ended.filter(({ result }) => !result).length;
  const refused = ended.flatMap(({ name, slug, result }) =>
    result && result.outcome !== 'done' ? [{ name, slug, message: result.message }] : [],
  );
  const refusals = [...leftOut, ...refused];
  const sentences = [
    `${productsOf(done)} ${isUndo ? 'restored' : 'changed'}.`,
    refusals.length > 0 && `${refusals.length} not changed.`,
    unfinished > 0 && `${unfinished} not tried yet.`,
  ];
  return { summary: sentences.filter(Boolean).join(' '), refusals, unfinished };
}

/** `1 product`, `1,234 products` */
export function productsOf(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;
}
