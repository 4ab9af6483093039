import { randomBytes } from 'node:crypto';
import type { ClientSession, Collection, Types } from 'mongoose';
import slugify from 'slugify';

const MAX_SLUG_LENGTH = 80;
const NUMBERED_SLUGS = 20;

/** The model of anything that keeps its present and former slugs in `slugs`. */
interface SluggedModel {
  collection: Collection;
}

/** A name in lower-case Latin letters, digits and dashes; a name without any becomes `item-` with a random ending. */
export function slugBase(name: string): string {
  const slug = slugify(name.normalize('NFKC'), { lower: true, strict: true })
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-+$/, '');
  return slug || `item-${randomEnding()}`;
}

/**
 * A slug for a name that nothing else of its kind has or had: `chair`, `chair-2`, …, then `chair-` with a random ending.
 * Another writer may still take it first; the unique index on `slugs` tells.
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

/** The present slug first, then every one before. */
export function withFormerSlugs(slug: string, former: readonly string[]): string[] {
  return [...new Set([slug, ...former])];
}

function randomEnding(): string {
  return randomBytes(3).toString('hex');
}
