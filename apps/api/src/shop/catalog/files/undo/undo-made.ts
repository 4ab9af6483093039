import { foldedText } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { BrandModel } from '../../brands/brand.model.js';
import { removeBrand } from '../../brands/edit-brand.js';
import { CategoryModel } from '../../categories/category.model.js';
import { removeCategory } from '../../categories/delete-category.js';
import { namesOf, readCategoryPaths } from '../category-paths.js';
import { holder, leaseEnd, StoppedError } from '../jobs/advance-job.js';
import { ImportJobModel, type ImportJobRecord } from '../jobs/import-job.model.js';
import { breathe, inBatch } from '../jobs/in-batch.js';
import type { RunDeps } from '../jobs/run-deps.js';

/** Categories and brands of a transaction. */
const PLACES = 20;

type Kind = 'categories' | 'brands';

interface Made {
  kind: Kind;
  /** The path of a category, or the name of a brand. */
  name: string;
}

/** Without these nobody knows which brands and categories are named elsewhere, so all stay. */
type Uses = Pick<RunDeps, 'brandUses' | 'categoryUses'>;

/**
 * Deletes the categories and brands that an import has made, those that are below others first. What has products or
 * categories, what a promotion or a rate names, or what an administrator has changed since, stays.
 */
export async function undoMade(
  job: ImportJobRecord,
  signal: AbortSignal | undefined,
  uses: Uses,
): Promise<void> {
  const all = madeBy(job);
  let processed = job.undo?.made?.processed ?? 0;
  while (processed < all.length) {
    if (signal?.aborted) throw new StoppedError();
    const some = all.slice(processed, processed + PLACES);
    await inBatch(async (session) => {
      const deleted = { categories: 0, brands: 0 };
      const left: string[] = [];
      for (const made of some) {
        const isGone =
          made.kind === 'categories'
            ? await dropCategory(made.name, { job, ...uses }, session)
            : await dropBrand(made.name, { job, ...uses }, session);
        if (isGone) deleted[made.kind] += 1;
        else left.push(made.name);
      }
      const progress = { processed, done: some.length, deleted, left };
      await advanceMade(job, progress, session);
    });
    processed += some.length;
    await breathe();
  }
}

function madeBy({ made }: ImportJobRecord): Made[] {
  const depth = ({ name }: Made) => namesOf(name).length;
  const categories = (made?.categories ?? []).map((name): Made => ({ kind: 'categories', name }));
  const brands = (made?.brands ?? []).map((name): Made => ({ kind: 'brands', name }));
  return [...categories.sort((one, other) => depth(other) - depth(one)), ...brands];
}

async function dropCategory(
  path: string,
  { job, categoryUses }: Uses & { job: ImportJobRecord },
  session: ClientSession,
): Promise<boolean> {
  const found = (await readCategoryPaths({ ids: [], names: [path] }, session)).exactly(path);
  const category = found && (await CategoryModel.findById(found._id, null, { session }).lean());
  if (!category || !categoryUses || !isAsMade(category, job)) return false;
  if (category.text || category.photo || category.order) return false;
  if (await categoryUses.isNamed(category, session)) return false;
  return removeCategory(category, job.by, session);
}

async function dropBrand(
  name: string,
  { job, brandUses }: Uses & { job: ImportJobRecord },
  session: ClientSession,
): Promise<boolean> {
  const brand = await BrandModel.findOne({ nameKey: foldedText(name) }, null, { session }).lean();
  if (!brand || !brandUses || !isAsMade(brand, job)) return false;
  if ((await brandUses.promotionWith(brand, session)) !== undefined) return false;
  return removeBrand(brand, job.by, session);
}

/** Whether it was there when the import ended, and has never been renamed. */
function isAsMade(
  { _id, slugs }: { _id: Types.ObjectId; slugs: readonly string[] },
  { endedAt }: ImportJobRecord,
): boolean {
  return slugs.length === 1 && endedAt !== undefined && _id.getTimestamp() <= endedAt;
}

interface Step {
  /** How many were looked at before. */
  processed: number;
  done: number;
  deleted: Record<Kind, number>;
  left: readonly string[];
}

/** Counts what is deleted, and keeps the names of what stays. @throws StoppedError */
async function advanceMade(
  { _id, state }: ImportJobRecord,
  { processed, done, deleted, left }: Step,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await ImportJobModel.updateOne(
    { _id, holder, state, 'undo.made.processed': processed > 0 ? processed : { $in: [0, null] } },
    {
      $set: { leaseUntil: leaseEnd() },
      $inc: {
        'undo.made.processed': done,
        'undo.made.categories': deleted.categories,
        'undo.made.brands': deleted.brands,
      },
      $push: { 'undo.made.left': { $each: left } },
    },
    { session },
  );
  if (matchedCount === 0) throw new StoppedError();
}
