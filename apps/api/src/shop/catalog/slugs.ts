import { randomBytes } from 'node:crypto';
import { isDuplicate } from '@shop/mongo';
import type { ClientSession, Collection, Types } from 'mongoose';
import slugify from 'slugify';

const MAX_SLUG_LENGTH = 80;
const NUMBERED_SLUGS = 20;
const MAX_TRIES = 5;

/** A model whose documents keep their current and former slugs in `slugs`. */
interface SluggedModel {
  collection: Collection;
}

/** A name in lower-case Latin letters, digits and dashes; a name without any becomes `item-` with a random suffix. */
export function slugBase(name: string): string {
  const slug = slugify(name.normalize('NFKC'), { lower: true, strict: true })
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-+$/, '');
  return slug || `item-${randomEnding()}`;
}

/**
 * A slug that no other document of this model has or had: `chair`, `chair-2`, …, then `chair-` with a random suffix.
 * If another writer takes it first, the unique index on `slugs` rejects the save.
 */
export async function freeSlug(
  model: SluggedModel,
  name: string,
  { own, session }: { own?: Types.ObjectId; session?: ClientSession } = {},
): Promise<string> {
  const base = slugBase(name);
  const candidates = [
    base,
    ...Array.from({ length: NUMBERED_SLUGS - 1 }, (_, index) => `${base}-${index + 2}`),
  ];
  const holders = await model.collection
    .find<{ slugs: string[] }>(
      { slugs: { $in: candidates }, ...(own && { _id: { $ne: own } }) },
      { projection: { slugs: 1 }, session },
    )
    .toArray();
  const taken = new Set(holders.flatMap(({ slugs }) => slugs));
  return candidates.find((slug) => !taken.has(slug)) ?? `${base}-${randomEnding()}`;
}

/** The slugs after a rename: a new slug first if the name has changed, then every former one. */
export async function slugsAfterRename(
  model: SluggedModel,
  name: string,
  before: { _id: Types.ObjectId; name: string; slug: string; slugs: readonly string[] },
  session: ClientSession,
): Promise<{ slug: string; slugs: string[] }> {
  const slug =
    name === before.name ? before.slug : await freeSlug(model, name, { own: before._id, session });
  return { slug, slugs: [...new Set([slug, ...before.slugs])] };
}

/** Retries a save when another writer has taken the slug in the meantime. */
export async function retryingTakenSlug<T>(save: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await save();
    } catch (error) {
      if (tries === MAX_TRIES || !isDuplicate(error, 'slugs')) throw error;
    }
  }
}

function randomEnding(): string {
  return randomBytes(3).toString('hex');
}
