import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';
import { emailSchema, userSchema } from '../accounts/accounts.js';
import { permissionsSchema } from './staff.js';

/** For how many days an invitation to the staff holds. */
export const INVITATION_DAYS = 7;

/** An invitation that nobody has accepted yet. */
export const invitationSchema = z.strictObject({
  _id: objectIdSchema,
  email: z.string(),
  /** What the invited person may do then; absent for everything. */
  permissions: userSchema.shape.permissions,
  /** The name of who invites them. */
  by: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** ISO 8601, UTC. */
  expiresAt: z.iso.datetime(),
});
/** An invitation that nobody has accepted yet. */
export type Invitation = z.infer<typeof invitationSchema>;

/** Body of an invitation. */
export const invitationInputSchema = z.object({
  email: emailSchema,
  permissions: permissionsSchema,
});
/** An invitation to be made, parsed. */
export type InvitationInput = z.output<typeof invitationInputSchema>;

/** What the link of an invitation has. */
export const invitationTokenSchema = z.object({
  token: z.string({ error: 'The link is incomplete' }).min(1, 'The link is incomplete').max(100),
});

/** What the invited person sees of an invitation. */
export const shownInvitationSchema = invitationSchema.omit({ _id: true, createdAt: true }).extend({
  /** Whether the e-mail address has an account already. */
  isRegistered: z.boolean(),
});
/** What the invited person sees of an invitation. */
export type ShownInvitation = z.infer<typeof shownInvitationSchema>;
