/** Values of a user's `role`: 1 is an administrator, 0 a shopper (spec, section 9). */
export const ROLE = { shopper: 0, admin: 1 } as const;
/** 0 or 1, see `ROLE`. */
export type Role = (typeof ROLE)[keyof typeof ROLE];
