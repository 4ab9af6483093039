import { z } from 'zod';
import { PERMISSIONS, type Permission } from '../contract/permissions.js';
import { userRowSchema } from '../accounts/accounts.js';

/** An administrator in the list of the staff. */
export const staffMemberSchema = userRowSchema.pick({
  _id: true,
  name: true,
  email: true,
  createdAt: true,
  secondFactor: true,
  permissions: true,
});
/** An administrator in the list of the staff. */
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** What members of the staff usually may do, by what they are. */
export const STAFF_PRESETS = {
  administrator: PERMISSIONS,
  packer: ['orders'],
  editor: ['catalog', 'marketing'],
  support: ['orders', 'customers'],
} as const satisfies Record<string, readonly Permission[]>;

/** What somebody may do, in bodies: each permission once, in the order of `PERMISSIONS`. */
export const permissionsSchema = z
  .array(z.enum(PERMISSIONS, { error: 'This is not a permission' }), {
    error: 'permissions must be a list',
  })
  .min(1, 'Choose at least one permission')
  .transform((chosen) => PERMISSIONS.filter((permission) => chosen.includes(permission)));

/** Body of a change of what an administrator may do. */
export const staffInputSchema = z.object({
  permissions: permissionsSchema,
  /** What the caller saw; null for somebody who was no administrator. */
  permissionsBefore: permissionsSchema.nullable().optional(),
});
/** See {@link staffInputSchema}. */
export type StaffInput = z.output<typeof staffInputSchema>;
