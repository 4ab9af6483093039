import type { FileProduct } from '@shop/product-files';
import type { ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { readKnown } from './known.js';
import type { Plan } from './plan.js';
import { planProduct } from './plan-product.js';
import { UNCATEGORISED } from './new-product.js';
import { writePlans } from './write-plans.js';

/** Plans several products of a file, and writes nothing. */
export async function planBatch(files: readonly FileProduct[]): Promise<Plan[]> {
  const known = await readKnown(files, UNCATEGORISED);
  return files.map((file) => planProduct(file, known));
}

/** Plans several products of a file on what is stored now, and writes them, in the caller's transaction. */
export async function importBatch(
  files: readonly FileProduct[],
  { by, key }: { by: Actor; key: string },
  session: ClientSession,
): Promise<Plan[]> {
  const known = await readKnown(files, UNCATEGORISED, session);
  const plans = files.map((file) => planProduct(file, known));
  await writePlans(plans, { by, key, known }, session);
  return plans;
}
