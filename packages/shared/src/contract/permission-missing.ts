import type { Permission } from './permissions.js';

/** Why a call or a page is refused, and what to do. Shoppers' pages, which read a session's permissions, do without it. */
export const PERMISSION_MISSING = (permission: Permission) =>
  `This needs the permission “${permission}”, which you don’t have. Ask someone who manages the staff.`;
