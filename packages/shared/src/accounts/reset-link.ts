import { z } from 'zod';
import { emailSchema, newPasswordSchema } from './accounts.js';

/** For how many minutes a link to reset a password works, once. */
export const RESET_LINK_MINUTES = 30;

/** For how many days the link works, once, by which somebody chooses the first password of an account made for them. */
export const FIRST_PASSWORD_DAYS = 7;

/** The form that asks for a link to reset a password. */
export const resetLinkRequestSchema = z.object({ email: emailSchema });

/** The form behind the link. */
export const linkResetSchema = z.object({
  token: z.string({ error: 'The link is incomplete' }).min(1, 'The link is incomplete').max(100),
  newpassword: newPasswordSchema,
});
/** That form, parsed. */
export type LinkReset = z.output<typeof linkResetSchema>;
