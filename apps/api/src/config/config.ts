import { existsSync } from 'node:fs';
import path from 'node:path';
import { config as readDotenv } from 'dotenv';
import { DEFAULT_SETTINGS, type Settings } from '@shop/shared';
import { environmentSchema } from './environment.js';
import { ConfigError } from './variables.js';
import type { Network } from '@shop/front/networks';
import { ROOT } from './places.js';
import { withSecretFiles } from './secret-files.js';
import { stripeKeys, type StripeKeys } from './stripe-keys.js';

export { ConfigError };
export type { StripeKeys };

/** In characters. */
export const JWT_SECRET_MIN_LENGTH = 32;

/** Which database is used: the operator's MongoDB, or the embedded one with its files in `dataDir`. */
export type DatabaseConfig = { kind: 'mongodb'; uri: string } | { kind: 'embedded' };

/** The whole configuration; frozen after loading. */
export interface Config {
  port: number;
  /** The address to listen on. */
  host: string;
  database: DatabaseConfig;
  /** Absolute. Holds the embedded database and the generated secret. */
  dataDir: string;
  /** Undefined only with the embedded database: then a secret is generated and kept in `dataDir`. */
  jwtSecret: string | undefined;
  admin: { email: string; password: string | undefined };
  /** Whether administrators need a second factor to sign in. */
  adminSecondFactor: 'required' | 'optional';
  /** The shop's settings until an administrator first saves them. */
  firstSettings: Settings;
  /** Where to report vulnerabilities: a `mailto:` or `https:` URI. */
  securityContact: string | undefined;
  seed: 'demo' | 'none';
  /** Origins of other sites whose pages may call the API. */
  corsOrigins: string[];
  /** The public origin, such as `https://shop.example`; if undefined, each request's own host is used. */
  publicUrl: string | undefined;
  /** The mail server, perhaps with user and password; if undefined, mails are kept and not sent. */
  smtpUrl: string | undefined;
  /** The address that mails come from; if undefined, the one in the shop's settings. */
  mailFrom: string | undefined;
  /** Whether passwords can be reset by the security answer, and not only by a link that is sent by mail. */
  securityAnswer: 'on' | 'off';
  /** Networks that may read the metrics, besides this machine. */
  metricsAllow: Network[];
  /** Token that grants access to the metrics. */
  metricsToken: string | undefined;
  /** Number of reverse proxies in front of the shop, whose `X-Forwarded-For` is trusted. */
  trustedProxies: number;
  /** Factor by which guess limits and usage limits are multiplied. */
  limitFactor: number;
  /** Maximum size of all cached replies in bytes; 0 turns the cache off. */
  readyBytes: number;
  /** Maximum size of the products kept in memory in bytes; 0 keeps none. */
  readyProductBytes: number;
  /** Whether imports fetch photos that a file names by their addresses. */
  importPhotosByAddress: boolean;
  /** Whether events may be sent to this machine, for tests. */
  webhooksToLoopback: boolean;
  /** Number of processes that serve the shop. */
  workers: number;
  /** Whether this process only works off jobs, and serves nothing. */
  workerOnly: boolean;
  /** Absolute. Module of the payment provider; if undefined, payments are simulated. */
  paymentModule: string | undefined;
  /** The shop's account at Stripe; if undefined, nothing is paid by Stripe. */
  stripe: StripeKeys | undefined;
  /** Absolute. Folder of the built web pages. */
  webDist: string;
}

/**
 * Reads the configuration. An empty variable counts as not set; relative paths start at the repository's root.
 * @throws ConfigError when a value can't be used.
 */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const env = environmentSchema.parse(withSecretFiles(given));
  const database: DatabaseConfig = env.MONGODB_URI
    ? { kind: 'mongodb', uri: env.MONGODB_URI }
    : { kind: 'embedded' };
  assertSecret(env.JWT_SECRET, database);
  assertResettable(env);
  if (env.WORKER_ONLY === 'on' && !env.MONGODB_URI)
    throw new ConfigError('WORKER_ONLY=on needs MONGODB_URI: it works for shops on that database.');
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    database,
    dataDir: path.resolve(ROOT, env.DATA_DIR),
    jwtSecret: env.JWT_SECRET,
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    adminSecondFactor: env.ADMIN_SECOND_FACTOR,
    firstSettings: {
      ...DEFAULT_SETTINGS,
      name: env.SHOP_NAME,
      author: env.SHOP_AUTHOR,
      // `\n` in the variable stands for a line break, because a variable takes one line in a file.
      address: env.SHOP_ADDRESS.replaceAll('\\n', '\n'),
      email: env.CONTACT_EMAIL,
      phone: env.CONTACT_PHONE,
      tollFree: env.CONTACT_TOLL_FREE,
      timeZone: env.SHOP_TIME_ZONE,
    },
    securityContact: env.SECURITY_CONTACT,
    seed: env.SEED ?? (database.kind === 'embedded' ? 'demo' : 'none'),
    corsOrigins: env.CORS_ORIGINS,
    publicUrl: env.PUBLIC_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    securityAnswer: env.SECURITY_ANSWER,
    metricsAllow: env.METRICS_ALLOW,
    metricsToken: env.METRICS_TOKEN,
    trustedProxies: env.TRUSTED_PROXIES,
    limitFactor: env.RATE_LIMIT_FACTOR,
    readyBytes: env.READY_ANSWERS_MB * 1024 * 1024,
    readyProductBytes: env.READY_PRODUCTS_MB * 1024 * 1024,
    importPhotosByAddress: env.IMPORT_PHOTOS_BY_ADDRESS === 'on',
    webhooksToLoopback: env.WEBHOOKS_TO_LOOPBACK === 'on',
    workers: env.WORKERS,
    workerOnly: env.WORKER_ONLY === 'on',
    paymentModule: env.PAYMENT_MODULE && path.resolve(ROOT, env.PAYMENT_MODULE),
    stripe: stripeKeys(env, env.PUBLIC_URL),
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

/** Whoever forgets their password must have a way to reset it. */
function assertResettable(env: ReturnType<typeof environmentSchema.parse>): void {
  if (env.SECURITY_ANSWER === 'off' && !(env.SMTP_URL && env.PUBLIC_URL))
    throw new ConfigError(
      'SECURITY_ANSWER=off needs SMTP_URL and PUBLIC_URL: passwords are then reset by links in mails.',
    );
}

/** The environment of the process, with missing variables taken from `.env` in the repository's root, if it exists. */
export function processEnvironment(): NodeJS.ProcessEnv {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) readDotenv({ path: file, quiet: true });
  return process.env;
}
