/** What a person may have to do with: an administrator has all of them, or some. */
export const PERMISSIONS = [
  'catalog',
  'orders',
  'money',
  'customers',
  'marketing',
  'settings',
  'staff',
] as const;
/** One of `PERMISSIONS`. */
export type Permission = (typeof PERMISSIONS)[number];

/** An administrator; without a list, they have all permissions. */
export interface Permitted {
  readonly permissions?: readonly Permission[] | undefined;
}

/** Whether an administrator has a permission. */
export function isPermitted({ permissions }: Permitted, permission: Permission): boolean {
  return permissions?.includes(permission) ?? true;
}

/** The permissions of an administrator, in the order of `PERMISSIONS`. */
export function permissionsOf(who: Permitted): Permission[] {
  return PERMISSIONS.filter((permission) => isPermitted(who, permission));
}
