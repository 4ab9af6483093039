import { createHash } from 'node:crypto';
import { queryKey } from '@shop/search';
import { Types } from 'mongoose';

/** The id under which products are pinned for these words; undefined if the text contains no word. */
export function pinIdOf(words: string): Types.ObjectId | undefined {
  const key = queryKey(words);
  if (key === '') return undefined;
  const digest = createHash('sha256').update(key).digest('hex');
  return Types.ObjectId.createFromHexString(digest.slice(0, 24));
}
