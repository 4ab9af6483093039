import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { listQuerySchema } from '../contract/pagination.js';
import { objectIdSchema, requiredText } from '../text.js';

/** Value of `role`: 1 runs the shop, 0 buys in it (spec, section 9). */
export const ROLE = { shopper: 0, admin: 1 } as const;
export type Role = (typeof ROLE)[keyof typeof ROLE];

const roleSchema = z.union([z.literal(ROLE.shopper), z.literal(ROLE.admin)], {
  error: `Role must be ${ROLE.shopper} (shopper) or ${ROLE.admin} (administrator)`,
});

export const userSchema = z.strictObject({
  _id: objectIdSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  role: roleSchema,
});
export type User = z.infer<typeof userSchema>;

/** A row of the administrator's users list. */
export const userRowSchema = userSchema.extend({ createdAt: z.iso.datetime() });
export type UserRow = z.infer<typeof userRowSchema>;

export const roleInputSchema = z.object({ role: roleSchema });

/** `?search=` of the users list, beside its page. */
export const userListQuerySchema = listQuerySchema.extend({
  /** Words, each of which begins the e-mail address or a word of the name. */
  search: z
    .string({ error: 'search must be a text' })
    .trim()
    .max(LIMITS.email, `A search has at most ${LIMITS.email} characters`)
    .toLowerCase()
    .optional(),
});
export type UserListQuery = z.output<typeof userListQuerySchema>;

/** What the browser keeps under the key `auth`. */
export const sessionSchema = z.object({ user: userSchema, token: z.string().min(1) });
export type Session = z.infer<typeof sessionSchema>;

/** An e-mail address; one account whatever its case. */
export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(LIMITS.email, `Email must have at most ${LIMITS.email} characters`)
  .toLowerCase()
  .pipe(z.email('This is not a valid email address'));

function utf8Bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A password that is being set. Spaces count; nothing is trimmed. */
export const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(LIMITS.passwordMin, `Password must have at least ${LIMITS.passwordMin} characters`)
  .refine(
    (password) => utf8Bytes(password) <= LIMITS.passwordMaxBytes,
    `Password must have at most ${LIMITS.passwordMaxBytes} bytes`,
  );

const name = requiredText('Name', { max: LIMITS.userName });
const phone = requiredText('Phone', { max: LIMITS.phone });
const address = requiredText('Address', { max: LIMITS.address });
const answer = requiredText('Answer', { max: LIMITS.answer });

export const registrationSchema = z.object({
  name,
  email: emailSchema,
  password: newPasswordSchema,
  phone,
  address,
  /** Security answer, asked for again when the password is reset. */
  answer,
});
export type Registration = z.output<typeof registrationSchema>;

/** A password that is being checked: any text, so that a wrong one is "wrong", never "too short". */
const typedPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(1_000, 'Password is too long');

export const credentialsSchema = z.object({ email: emailSchema, password: typedPassword });
export type Credentials = z.output<typeof credentialsSchema>;

export const passwordResetSchema = z.object({
  email: emailSchema,
  answer,
  newpassword: newPasswordSchema,
});
export type PasswordReset = z.output<typeof passwordResetSchema>;

/** Login also takes a password reset: older clients send it to the login path (see the decisions). */
export const loginSchema = z.unknown().transform((body, context): Credentials | PasswordReset => {
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const schema = 'newpassword' in fields ? passwordResetSchema : credentialsSchema;
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    context.addIssue({ code: 'custom', message: issue.message, path: [...issue.path] });
  }
  return z.NEVER;
});

/** The profile form. The e-mail address can't be changed; an empty password keeps the old one. */
export const profileSchema = z.object({
  name: name.optional(),
  password: z.union([z.literal('').transform(() => undefined), newPasswordSchema]).optional(),
  phone: phone.optional(),
  address,
});
export type ProfileInput = z.output<typeof profileSchema>;
