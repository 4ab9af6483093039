import { z } from 'zod';
import { objectIdSchema, requiredText, searchText, wellFormed } from '../contract/fields.js';
import { datedListQuerySchema } from '../contract/pagination.js';
import { PERMISSIONS } from '../contract/permissions.js';
import { LIMITS } from '../limits.js';
import { ROLE } from './role.js';
import { refusingImplausible, type Reachable } from './plausible.js';
import { otpSchema, totpSchema } from './second-factor.js';

const roleSchema = z.union([z.literal(ROLE.shopper), z.literal(ROLE.admin)], {
  error: `Role must be ${ROLE.shopper} (shopper) or ${ROLE.admin} (administrator)`,
});

/** A user in replies. Holds no secrets. */
export const userSchema = z.strictObject({
  _id: objectIdSchema,
  name: z.string(),
  /** In lower case. */
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  role: roleSchema,
  /** What an administrator may do; absent for one who may do everything, and for shoppers. */
  permissions: z.array(z.enum(PERMISSIONS)).optional(),
});
/** A shopper or an administrator, without their secrets. */
export type User = z.infer<typeof userSchema>;

/** Under which number a customer pays no tax, in replies. */
export const taxExemptionSchema = z.strictObject({ country: z.string(), number: z.string() });
/** Under which number a customer pays no tax. */
export type TaxExemption = z.infer<typeof taxExemptionSchema>;

/** A row of the administrator's list of users. */
export const userRowSchema = userSchema.extend({
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** Whether sign-in needs a code in addition to the password. */
  secondFactor: z.boolean(),
  /** Absent for those who pay tax. */
  taxExemption: taxExemptionSchema.optional(),
  /** What administrators sort customers by; absent without any. */
  tags: z.array(z.string()).optional(),
});
/** A user, when they registered, and whether they have a second factor. */
export type UserRow = z.infer<typeof userRowSchema>;

/** Body of a change of role. */
export const roleInputSchema = z.object({ role: roleSchema });

const tagsSchema = z
  .array(requiredText('A tag', { max: LIMITS.customerTag }), {
    error: 'tags must be a list of texts',
  })
  .max(LIMITS.customerTags, `A customer can have at most ${LIMITS.customerTags} tags`);

/** Body of a change of a user's tags, with those that the administrator saw. */
export const userTagsInputSchema = z.object({ tags: tagsSchema, tagsBefore: tagsSchema });
/** See {@link userTagsInputSchema}. */
export type UserTagsInput = z.output<typeof userTagsInputSchema>;

/** `?search=` of the user list, in addition to its page. */
export const userListQuerySchema = datedListQuerySchema.extend({
  /** Words; each must begin the e-mail address, or a word or number of the name, phone numbers and addresses. */
  search: searchText('search', LIMITS.email).toLowerCase().optional(),
});
/** The query of the list of users, parsed: page and page size always have a value. */
export type UserListQuery = z.output<typeof userListQuerySchema>;

/** A signed-in user and the token that proves it: what the browser keeps in local storage under the key `auth`. */
export interface Session {
  user: User;
  token: string;
}

/** An e-mail address. Parses to lower case, so that one address is one account. */
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

/** A new password. It is not trimmed: spaces count. */
export const newPasswordSchema = wellFormed('Password', z.string({ error: 'Password is required' }))
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

/** The registration form. It cannot set a role. */
export const registrationSchema = z
  .object({
    name,
    email: emailSchema,
    password: newPasswordSchema,
    phone,
    address,
    /** The security answer, required again to reset the password. */
    answer,
  })
  .superRefine(refusingImplausible());
/** The registration form, parsed: texts are trimmed, the e-mail address is in lower case. */
export type Registration = z.output<typeof registrationSchema>;

/** A customer whom an administrator enters: without a password, which they choose themselves. */
export const newCustomerSchema = z
  .object({ name, email: emailSchema, phone, address })
  .superRefine(refusingImplausible());
/** A new customer, parsed: texts are trimmed, the e-mail address is in lower case. */
export type NewCustomer = z.output<typeof newCustomerSchema>;

/** A password to verify. The rules for new passwords don't apply: a wrong one is "wrong", not "too short". */
export const passwordGuessSchema = wellFormed(
  'Password',
  z.string({ error: 'Password is required' }),
)
  .min(1, 'Password is required')
  .max(1_000, 'Password is too long');

/** The login form. An account with a second factor needs a code too. */
export const credentialsSchema = z.object({
  email: emailSchema,
  password: passwordGuessSchema,
  otp: z.union([z.literal('').transform(() => undefined), otpSchema]).optional(),
});
/** The login form, parsed: the e-mail address is in lower case. */
export type Credentials = z.output<typeof credentialsSchema>;

/** The form that starts setting up a second factor. */
export const secondFactorStartSchema = z.object({ password: passwordGuessSchema });

/** The form that confirms the secret of a new second factor. */
export const secondFactorConfirmationSchema = z.object({ otp: totpSchema });

/** The form that turns a second factor off. */
export const secondFactorRemovalSchema = z.object({
  password: passwordGuessSchema,
  otp: otpSchema,
});

/** The form that resets a password. */
export const passwordResetSchema = z.object({
  email: emailSchema,
  answer,
  newpassword: newPasswordSchema,
});
/** The reset form, parsed: the e-mail address is in lower case. */
export type PasswordReset = z.output<typeof passwordResetSchema>;

/** Body of the login call, which also resets passwords: older clients send the reset there (decision 005). */
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

/** The profile form. The e-mail address can't be changed; an empty password keeps the current one. */
export const profileSchema = z.object({
  name: name.optional(),
  password: z.union([z.literal('').transform(() => undefined), newPasswordSchema]).optional(),
  phone: phone.optional(),
  address,
});
/** The profile form of somebody whose stored phone number and address stay valid, however short they are. */
export function profileSchemaFor(stored: Reachable) {
  return profileSchema.superRefine(refusingImplausible(stored));
}
/** The profile form, parsed: undefined fields stay unchanged. */
export type ProfileInput = z.output<typeof profileSchema>;
