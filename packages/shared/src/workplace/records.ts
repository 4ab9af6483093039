import type { Permission } from '../contract/permissions.js';

/** What administrators open to work on, with the permission that it takes. */
export const RECORD_NEEDS = {
  product: 'catalog',
  order: 'orders',
  customer: 'customers',
} as const satisfies Record<string, Permission>;
/** The kind of something that administrators open to work on. */
export type RecordKind = keyof typeof RECORD_NEEDS;
