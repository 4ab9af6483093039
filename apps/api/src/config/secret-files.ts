import { readFileSync } from 'node:fs';
import { ConfigError } from './variables.js';

/** Variables that may also be given as a file that holds them, named with `_FILE`. */
const SECRETS = [
  'ADMIN_PASSWORD',
  'JWT_SECRET',
  'METRICS_TOKEN',
  'MONGODB_URI',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/**
 * The variables, with the secrets that are in files.
 * @throws ConfigError if a file can't be read, or a secret is given twice.
 */
export function withSecretFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = SECRETS.flatMap((name) => {
    const file = given[`${name}_FILE`];
    if (file === undefined) return [];
    if (given[name] !== undefined) throw new ConfigError(`Set ${name} or ${name}_FILE, not both.`);
    return [[name, contentOf(`${name}_FILE`, file)] as const];
  });
  return { ...given, ...Object.fromEntries(read) };
}

/** Without the line break that editors end a file with. */
function contentOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The file of ${variable} can't be read (${reason}). Name one that the shop may read.`,
    );
  }
}
