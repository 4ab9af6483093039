import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { config as readDotenv } from 'dotenv';
import { DEMO_SHOP_DETAILS, type ShopDetails } from '@shop/shared';
import { z } from 'zod';

/** The repository's root, which relative paths in the configuration are resolved against. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** In characters. */
export const JWT_SECRET_MIN_LENGTH = 32;

/** Which database is used: the operator's MongoDB, or the embedded one with its files in `dataDir`. */
export type DatabaseConfig = { kind: 'mongodb'; uri: string } | { kind: 'embedded' };

/** Everything that can be configured; frozen once read. */
export interface Config {
  port: number;
  database: DatabaseConfig;
  /** Absolute. Holds the embedded database and the generated secret. */
  dataDir: string;
  /** Undefined only with the embedded database: then a secret is generated and kept in `dataDir`. */
  jwtSecret: string | undefined;
  admin: { email: string; password: string | undefined };
  /** Whether administrators need a second factor to sign in. */
  adminSecondFactor: 'required' | 'optional';
  /** What the pages say about the shop. */
  shopDetails: ShopDetails;
  seed: 'demo' | 'none';
  /** Origins of other sites whose pages may call the API. */
  corsOrigins: string[];
  /** How many reverse proxies are in front; their `X-Forwarded-For` is trusted. */
  trustedProxies: number;
  /** What guess limits and usage limits are multiplied by. */
  limitFactor: number;
  /** Absolute. Folder of the built web pages. */
  webDist: string;
}

/** Something in the environment is wrong; the message says what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .catch(({ value }) => invalid('PORT', value, 'a port number from 0 to 65535'))
    .default(8080),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//)
    .optional()
    .catch(({ value }) =>
      invalid('MONGODB_URI', value, 'an address that starts with mongodb:// or mongodb+srv://'),
    ),
  DATA_DIR: z.string().default('.data'),
  JWT_SECRET: z.string().optional(),
  ADMIN_EMAIL: z
    .email()
    .toLowerCase()
    .default('admin@shop.test')
    .catch(({ value }) => invalid('ADMIN_EMAIL', value, 'an e-mail address')),
  ADMIN_PASSWORD: z
    .string()
    .refine((password) => password.length >= 8 && Buffer.byteLength(password) <= 72)
    .optional()
    .catch(() =>
      invalid(
        'ADMIN_PASSWORD',
        undefined,
        'a password of at least 8 characters and at most 72 bytes',
      ),
    ),
  ADMIN_SECOND_FACTOR: z
    .enum(['required', 'optional'])
    .default('optional')
    .catch(({ value }) => invalid('ADMIN_SECOND_FACTOR', value, 'required or optional')),
  SHOP_AUTHOR: z.string().default(DEMO_SHOP_DETAILS.author),
  CONTACT_EMAIL: z
    .email()
    .default(DEMO_SHOP_DETAILS.email)
    .catch(({ value }) => invalid('CONTACT_EMAIL', value, 'an e-mail address')),
  CONTACT_PHONE: z.string().default(DEMO_SHOP_DETAILS.phone),
  CONTACT_TOLL_FREE: z.string().default(DEMO_SHOP_DETAILS.tollFree),
  SEED: z
    .enum(['demo', 'none'])
    .optional()
    .catch(({ value }) => invalid('SEED', value, 'demo or none')),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^\d$/)
    .transform(Number)
    .catch(({ value }) =>
      invalid('TRUSTED_PROXIES', value, 'the number of proxies in front, 0 to 9'),
    )
    .default(0),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .catch(({ value }) => invalid('RATE_LIMIT_FACTOR', value, 'a whole number from 1 to 9999'))
    .default(1),
  WEB_DIST: z.string().default('apps/web/dist'),
});

function invalid(name: string, value: unknown, wanted: string): never {
  const shown = typeof value === 'string' ? ` (it is "${value}")` : '';
  throw new ConfigError(`${name} must be ${wanted}${shown}. Set it in the environment or in .env.`);
}

/**
 * Reads the configuration. A variable that is set but empty counts as not set.
 * @throws ConfigError when a value can't be used.
 */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const env = environmentSchema.parse(given);
  const database: DatabaseConfig = env.MONGODB_URI
    ? { kind: 'mongodb', uri: env.MONGODB_URI }
    : { kind: 'embedded' };
  assertSecret(env.JWT_SECRET, database);
  return Object.freeze({
    port: env.PORT,
    database,
    dataDir: path.resolve(ROOT, env.DATA_DIR),
    jwtSecret: env.JWT_SECRET,
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    adminSecondFactor: env.ADMIN_SECOND_FACTOR,
    shopDetails: {
      author: env.SHOP_AUTHOR,
      email: env.CONTACT_EMAIL,
      phone: env.CONTACT_PHONE,
      tollFree: env.CONTACT_TOLL_FREE,
    },
    seed: env.SEED ?? (database.kind === 'embedded' ? 'demo' : 'none'),
    corsOrigins: env.CORS_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    limitFactor: env.RATE_LIMIT_FACTOR,
    webDist: path.resolve(ROOT, env.WEB_DIST),
  });
}

function assertSecret(secret: string | undefined, database: DatabaseConfig): void {
  const hint = `Set it to ${JWT_SECRET_MIN_LENGTH} random characters or more, for example from: openssl rand -hex 32`;
  if (secret === undefined && database.kind === 'mongodb') {
    throw new ConfigError(`JWT_SECRET is required when MONGODB_URI is set. ${hint}`);
  }
  if (secret !== undefined && secret.length < JWT_SECRET_MIN_LENGTH) {
    throw new ConfigError(`JWT_SECRET is too short (${secret.length} characters). ${hint}`);
  }
}

/** The environment of the process, completed from the `.env` file in the repository's root if there is one. */
export function processEnvironment(): NodeJS.ProcessEnv {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) readDotenv({ path: file, quiet: true });
  return process.env;
}
