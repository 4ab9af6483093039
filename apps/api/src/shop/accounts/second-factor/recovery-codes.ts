import { createHash } from 'node:crypto';
import { RECOVERY_CODES } from '@shop/shared';
import { Secret } from 'otpauth';

/** Bytes: 16 characters of base32. Too long to guess, so that storing a plain digest is safe. */
const CODE_SIZE = 10;

/** New recovery codes as they are shown, once: `abcd-efgh-ijkl-mnop`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = new Secret({ size: CODE_SIZE }).base32.toLowerCase();
    return code.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** The digest of a recovery code to store. Hyphens are ignored. */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('base64');
}
