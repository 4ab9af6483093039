import { ADDRESS_PARTS, type PostalAddress } from '@shop/shared';

/** Whether two addresses say the same. */
export function isSame(one: PostalAddress, other: PostalAddress): boolean {
  return ADDRESS_PARTS.every((part) => (one[part]?.trim() ?? '') === (other[part]?.trim() ?? ''));
}
