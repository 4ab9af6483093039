import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
const PERIOD = 30;
/** How many codes before and after the current one are accepted, because clocks differ. */
const WINDOW = 1;
/** Bytes, as RFC 4226 recommends. */
const SECRET_SIZE = 20;

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_SIZE }).base32;
}

/** The secret as a URI that authenticator apps read from a QR code; they show the shop's name and the account. */
export function secretUri(secret: string, shopName: string, email: string): string {
  return totpOf(secret, shopName, email).toString();
}

/** The step of a code, in periods of 30 seconds since 1970; undefined if the code is wrong. */
export function stepOf(secret: string, code: string): number | undefined {
  const delta = totpOf(secret).validate({ token: code, window: WINDOW });
  return delta === null ? undefined : currentStep() + delta;
}

/** The last step whose code is accepted now. */
export function lastAcceptedStep(): number {
  return currentStep() + WINDOW;
}

function currentStep(): number {
  return TOTP.counter({ period: PERIOD });
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  });
}
