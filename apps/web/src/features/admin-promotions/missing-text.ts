import type { StoredPromotion } from '@shop/shared';

const AND = new Intl.ListFormat('en');

/** What a promotion names that is deleted; undefined if that is nothing. */
export function missingText({
  missing = [],
}: Pick<StoredPromotion, 'missing'>): string | undefined {
  if (missing.length === 0) return undefined;
  return `Names a deleted ${AND.format(missing)}`;
}
