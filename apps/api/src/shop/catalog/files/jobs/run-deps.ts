import type { BrandUses } from '../../brands/brand-uses.js';
import type { CategoryUses } from '../../categories/category-uses.js';
import type { FetchPhoto } from '../photos/photo-sources.js';

/** What a run of imports depends on. */
export interface RunDeps {
  /** Says that the shop closes. */
  signal?: AbortSignal | undefined;
  /** Undefined if the operator does not allow photos by address. */
  fetchPhoto?: FetchPhoto | undefined;
  /** Without it nobody knows which brands are named elsewhere, and undoing leaves all. */
  brandUses?: BrandUses | undefined;
  /** The same for categories. */
  categoryUses?: CategoryUses | undefined;
}
