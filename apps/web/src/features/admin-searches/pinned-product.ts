import type { Pin } from '@shop/shared';

/** A product that is or may be pinned. */
export type PinnedProduct = Pin['products'][number];
