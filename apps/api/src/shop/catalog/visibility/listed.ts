import type { AdministeredListQuery, ProductStatus } from '@shop/shared';

/** Why shoppers don't see a product: its status, or that its publication time has not come. */
export const HIDDEN_AS = ['draft', 'archived', 'scheduled'] as const;
/** One of `HIDDEN_AS`. */
export type HiddenAs = (typeof HIDDEN_AS)[number];

/** A filter by why products are hidden, if they are. */
export interface Visibility {
  hiddenAs: null | HiddenAs | { $in: (HiddenAs | null)[] };
}

/** A filter for the products that shoppers see. Most products lack the field, which indexes hold as null. */
export const LISTED: Visibility = { hiddenAs: null };

/** A filter for all products, that the indexes of lists serve. */
export const OF_ANY_STATUS: Visibility = { hiddenAs: { $in: [null, ...HIDDEN_AS] } };

/** Those that may be sold, now or later. */
export const NOT_ARCHIVED: Visibility = { hiddenAs: { $in: [null, 'draft', 'scheduled'] } };

/** Products by the status that administrators chose. */
export const OF_STATUS = {
  active: { hiddenAs: { $in: [null, 'scheduled'] } },
  draft: { hiddenAs: 'draft' },
  archived: { hiddenAs: 'archived' },
} satisfies Record<ProductStatus, Visibility>;

/** A filter for the products of the administrators' list: of every status, unless one or low stock is asked for. */
export function amongStatuses({
  status,
  stock,
}: Pick<AdministeredListQuery, 'status' | 'stock'>): Visibility {
  if (status) return OF_STATUS[status];
  return stock ? NOT_ARCHIVED : OF_ANY_STATUS;
}
