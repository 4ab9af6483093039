import { createHash } from 'node:crypto';
import { queryKey } from '@shop/search';
import { Types } from 'mongoose';

/** The id of what is pinned for some words; undefined if there is no word in them. */
export function pinIdOf(words: string): Types.ObjectId | undefined {
  const key = queryKey(words);
  if (key === '') return undefined;
  const digest = createHash('sha256').update(key).digest('hex');
  return Types.ObjectId.createFromHexString(digest.slice(0, 24));
}
