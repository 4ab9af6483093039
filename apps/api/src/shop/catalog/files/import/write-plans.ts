import { foldedText } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntries } from '../../../audit/index.js';
import { changed } from '../../changes/changed.js';
import { LISTS, productTag } from '../../changes/tags.js';
import { learnWords } from '../../search/search-index.js';
import { recordCauses } from '../../stock/record-movements.js';
import { lockSkus } from '../../variants/sku-lock.model.js';
import type { Known } from './known.js';
import { SurroundingsReader } from './surroundings.js';
import type { Plan, WriteContext, WritingPlan } from './plan.js';
import { createPlanned, insertAll, type Written } from './create-planned.js';
import { updatePlanned } from './update-planned.js';

/**
 * Writes several whole products in the caller's transaction, with their stock history and their audit entries. What
 * they have in common is written once.
 */
export async function writePlans(
  plans: readonly Plan[],
  { known, ...context }: WriteContext & { known: Known },
  session: ClientSession,
): Promise<void> {
  const writing = plans.filter((plan): plan is WritingPlan => plan.after !== undefined);
  if (writing.length === 0) return;
  await lockSkus(writing.flatMap(newSkuKeys), session);
  const surroundings = new SurroundingsReader(known, context.by, session);
  const written: Written[] = [];
  for (const plan of writing) {
    const category = await surroundings.categoryOf(plan);
    const brand = await surroundings.brandOf(plan);
    written.push(
      plan.before
        ? await updatePlanned(plan, { category, brand, context, session })
        : createPlanned(plan, { category, brand, context }),
    );
  }
  await insertAll(written, session);
  await learnWords([...new Set(written.flatMap(({ words }) => words))], session);
  await changed([...written.map(({ product }) => productTag(product._id)), LISTS], session);
  await recordCauses(
    written.flatMap(({ moved }) => moved),
    session,
  );
  await recordAuditEntries(
    written.map(({ act }) => act),
    context.by,
    session,
  );
}

/** The SKUs that the file has of a product: whoever gives one out locks it. */
function newSkuKeys({ file }: WritingPlan): string[] {
  return file.variants.flatMap(({ sku }) => (sku ? foldedText(sku) : []));
}
