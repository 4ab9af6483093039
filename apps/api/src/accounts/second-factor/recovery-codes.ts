import { createHash } from 'node:crypto';
import { RECOVERY_CODES } from '@shop/shared';
import { Secret } from 'otpauth';

/** Bytes: 16 characters of base32. Too many for guessing, so that a plain digest is enough to store. */
const CODE_SIZE = 10;

/** New recovery codes as they are shown, once: `abcd-efgh-ijkl-mnop`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = new Secret({ size: CODE_SIZE }).base32.toLowerCase();
    return code.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** What is stored of a recovery code. Hyphens don't count. */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('base64');
}
