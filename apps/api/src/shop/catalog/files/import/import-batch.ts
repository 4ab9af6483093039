import type { FileProduct } from '@shop/product-files';
import type { ClientSession } from 'mongoose';
import { withoutConflict } from './conflicts.js';
import { readKnown } from './known.js';
import type { Plan, WriteContext } from './plan.js';
import { planProduct } from './plan-product.js';
import { UNCATEGORISED } from './new-product.js';
import { writePlans } from './write/write-plans.js';
import type { Written } from './write/written.js';

/** Plans several products of a file, and writes nothing. */
export async function planBatch(files: readonly FileProduct[]): Promise<Plan[]> {
  const known = await readKnown(files, UNCATEGORISED);
  return files.map((file) => planProduct(file, known));
}

/**
 * Plans several products of a file on what is stored now, and writes them, in the caller's transaction.
 * @param checked digests of what a check has shown, by line; a product that has changed since then is refused.
 */
export async function importBatch(
  files: readonly FileProduct[],
  { checked, ...context }: WriteContext & { checked: ReadonlyMap<number, string> },
  session: ClientSession,
): Promise<{ plans: Plan[]; written: Written[] }> {
  const known = await readKnown(files, UNCATEGORISED, session);
  const plans = files.map((file) =>
    withoutConflict(planProduct(file, known), checked.get(file.line)),
  );
  return { plans, written: await writePlans(plans, { ...context, known }, session) };
}
