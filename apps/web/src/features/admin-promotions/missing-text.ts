import type { StoredPromotion } from '@shop/shared';

const AND = new Intl.ListFormat('en');
const TAG_TEXTS = new Map([
  ['product tag', 'a tag that no product has'],
  ['customer tag', 'a tag that no customer has'],
]);

/** What a promotion names that does not exist; undefined if that is nothing. */
export function missingText({
  missing = [],
}: Pick<StoredPromotion, 'missing'>): string | undefined {
  if (missing.length === 0) return undefined;
  const deleted = missing.filter((kind) => !TAG_TEXTS.has(kind));
  const tags = missing.flatMap((kind) => TAG_TEXTS.get(kind) ?? []);
  const all = [...(deleted.length > 0 ? [`a deleted ${AND.format(deleted)}`] : []), ...tags];
  return `Names ${AND.format(all)}`;
}
