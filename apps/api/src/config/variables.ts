import { z } from 'zod';
import { OperatorError } from './operator-error.js';

/** Something in the environment is wrong; the message says what to do. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
}

export function megabytes(name: string, usual: number) {
  return z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .catch(({ value }) => invalid(name, value, 'megabytes, from 0 to 99999'))
    .default(usual);
}

export function invalid(name: string, value: unknown, wanted: string): never {
  const shown = typeof value === 'string' ? ` (it is "${value}")` : '';
  throw new ConfigError(`${name} must be ${wanted}${shown}. Set it in the environment or in .env.`);
}

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** `https://shop.example`, exactly as browsers write it in an Origin header. */
export function isWebOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
