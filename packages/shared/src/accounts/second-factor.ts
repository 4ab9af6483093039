import { z } from 'zod';

/** How many recovery codes an account gets when its second factor is turned on. */
export const RECOVERY_CODES = 10;

const CODE_RULE = 'Enter the 6 digits from your authenticator app';

function codeText(message: string) {
  return z
    .string({ error: message })
    .max(100, message)
    .transform((code) => code.replace(/[\s-]/g, '').toLowerCase());
}

/** A code from the authenticator app: six digits; spaces are ignored. */
export const totpSchema = codeText(CODE_RULE).pipe(z.string().regex(/^\d{6}$/, CODE_RULE));

const OTP_RULE = `${CODE_RULE}, or a recovery code`;

/** A code from the authenticator app or a recovery code. Spaces, hyphens and case are ignored. */
export const otpSchema = codeText(OTP_RULE).pipe(
  z.string().regex(/^(\d{6}|[a-z2-7]{16})$/, OTP_RULE),
);

/** The state of an account's second factor, in replies. */
export const secondFactorSchema = z.strictObject({
  /** ISO 8601, UTC; null while it is off. */
  since: z.iso.datetime().nullable(),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  /** Whether this user is required to have one. */
  required: z.boolean(),
});
/** The state of an account's second factor. */
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What a sign-in or an administrator's call lacks: a code (`required`) or a second factor (`missing`). */
export const secondFactorNeedSchema = z.enum(['required', 'missing']);
