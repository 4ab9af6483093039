import { foldedText } from '@shop/shared';
import { UserModel } from '../../accounts/index.js';
import { ProductModel } from '../../catalog/index.js';

/** Which of these tags a product has. */
export function productTagsAmong(tags: ReadonlySet<string>): Promise<Set<string>> {
  return among(tags, (tag) => ProductModel.exists({ tagKeys: foldedText(tag) }));
}

/** Which of these tags a customer has. Those that none has as they are written are compared without regard to case. */
export async function customerTagsAmong(tags: ReadonlySet<string>): Promise<Set<string>> {
  const found = await among(tags, (tag) => UserModel.exists({ tags: tag }));
  if (found.size === tags.size) return found;
  const given = await UserModel.aggregate<{ _id: string }>([
    { $match: { tags: { $exists: true } } },
    { $unwind: '$tags' },
    { $group: { _id: '$tags' } },
  ]);
  const folded = new Set(given.map(({ _id }) => foldedText(_id)));
  return new Set([...tags].filter((tag) => found.has(tag) || folded.has(foldedText(tag))));
}

async function among(tags: ReadonlySet<string>, isKnown: (tag: string) => Promise<unknown>) {
  const known = new Set<string>();
  await Promise.all([...tags].map(async (tag) => (await isKnown(tag)) && known.add(tag)));
  return known;
}
