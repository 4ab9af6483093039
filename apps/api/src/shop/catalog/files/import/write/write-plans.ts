import { foldedText } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntries } from '../../../../audit/index.js';
import { changed } from '../../../changes/changed.js';
import { LISTS, productTag } from '../../../changes/tags.js';
import { learnWords } from '../../../search/search-index.js';
import { recordCauses } from '../../../stock/record-movements.js';
import { lockSkus } from '../../../variants/skus/sku-lock.model.js';
import type { Known } from '../known.js';
import { SurroundingsReader } from '../surroundings.js';
import type { Plan, WriteContext, WritingPlan } from '../plan.js';
import { createPlanned } from './create-planned.js';
import { updatePlanned } from './update-planned.js';
import { writeAll } from './write-all.js';
import type { Written } from './written.js';
import { leftTags } from '../../../visibility/departures.js';

/**
 * Writes several whole products in the caller's transaction, with their stock history and their audit entries. What
 * they have in common is written once.
 */
export async function writePlans(
  plans: readonly Plan[],
  { known, ...context }: WriteContext & { known: Known },
  session: ClientSession,
): Promise<Written[]> {
  const writing = plans.filter((plan): plan is WritingPlan => plan.after !== undefined);
  if (writing.length === 0) return [];
  await lockSkus(writing.flatMap(newSkuKeys), session);
  const surroundings = new SurroundingsReader(known, context.by, session);
  const written: Written[] = [];
  for (const plan of writing) {
    const category = await surroundings.categoryOf(plan);
    const brand = await surroundings.brandOf(plan);
    const from = plan.before && known.categories.withId(plan.before.product.category)?.name;
    written.push(
      plan.before
        ? updatePlanned(plan, { category, brand, from, context })
        : createPlanned(plan, { category, brand, context }),
    );
  }
  await writeAll(written, session);
  const words = new Set(written.flatMap((one) => one.words));
  await learnWords(
    [...words].filter((word) => !context.learnt.has(word)),
    session,
  );
  await tellOf(written, session);
  await recordCauses(
    written.flatMap(({ moved }) => moved),
    session,
  );
  await recordAuditEntries(
    written.map(({ act }) => act),
    context.by,
    session,
    { byWords: true },
  );
  return written;
}

/** Tells of new and of changed products. */
async function tellOf(written: readonly Written[], session: ClientSession): Promise<void> {
  const fresh = written.filter(({ before }) => !before);
  const known = written.filter(({ before }) => before);
  for (const [some, what] of [[fresh, 'created'] as const, [known, 'updated'] as const]) {
    const tags = some.map(({ product }) => productTag(product._id));
    if (tags.length > 0)
      await changed([...tags, LISTS, ...leftTags(some.flatMap(changesOf))], session, what);
  }
}

/** A product and its variants, before and after. */
function changesOf({ before, product, rows, removed }: Written) {
  return [{ before, after: product }, ...rows, ...removed.map((variant) => ({ before: variant }))];
}

/** The SKUs of the file that its product did not have: whoever gives one out locks it. */
function newSkuKeys({ file, before }: WritingPlan): string[] {
  const own = new Set([
    before?.product.skuKey,
    ...(before?.sold ?? []).map(({ skuKey }) => skuKey),
  ]);
  const keys = file.variants.flatMap(({ sku }) => (sku ? foldedText(sku) : []));
  return keys.filter((key) => !own.has(key));
}
