import { foldedText } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntries } from '../../../audit/index.js';
import { brandNamed } from '../../brands/product-brand.js';
import { categoryAtPath } from '../../categories/tree/category-at-path.js';
import type { CategoryRecord } from '../../categories/category.model.js';
import { namesOf } from '../category-paths.js';
import { changed } from '../../changes/changed.js';
import { LISTS, productTag } from '../../changes/tags.js';
import { learnWords } from '../../search/search-index.js';
import { recordCauses } from '../../stock/record-movements.js';
import { UNCATEGORISED } from './new-product.js';
import { lockSkus } from '../../variants/sku-lock.model.js';
import type { Plan, WriteContext, WritingPlan } from './plan.js';
import { createPlanned, insertAll, type Written } from './create-planned.js';
import { updatePlanned } from './update-planned.js';

/**
 * Writes several whole products in the caller's transaction, with their stock history and their audit entries. What
 * they have in common is written once.
 */
export async function writePlans(
  plans: readonly Plan[],
  context: WriteContext,
  session: ClientSession,
): Promise<void> {
  const writing = plans.filter((plan): plan is WritingPlan => plan.after !== undefined);
  if (writing.length === 0) return;
  await lockSkus(writing.flatMap(newSkuKeys), session);
  const categories = new Map<string, CategoryRecord>();
  const written: Written[] = [];
  for (const plan of writing) {
    const category = await categoryOf(plan, { categories, context, session });
    const brand = await brandNamed(plan.after.texts.brand, session);
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

/** The category of a plan, which is made when it is missing. */
async function categoryOf(
  { after: { category: name } }: WritingPlan,
  {
    categories,
    context,
    session,
  }: { categories: Map<string, CategoryRecord>; context: WriteContext; session: ClientSession },
): Promise<CategoryRecord> {
  const [first = UNCATEGORISED, ...others] = namesOf(name);
  const category =
    categories.get(name) ?? (await categoryAtPath([first, ...others], context.by, session));
  categories.set(name, category);
  return category;
}
