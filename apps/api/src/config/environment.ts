import { DEFAULT_SETTINGS, timeZoneSchema } from '@shop/shared';
import { z } from 'zod';
import { isAddress, isNetwork, toNetwork } from '@shop/front/networks';
import { invalid, isWebOrigin, listOf, megabytes } from './variables.js';

const METRICS_TOKEN_MIN_LENGTH = 16;

/** The variables that the shop reads, parsed. */
export const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .catch(({ value }) => invalid('PORT', value, 'a port number from 0 to 65535'))
    .default(8080),
  HOST: z
    .string()
    .refine((host) => host === 'localhost' || isAddress(host))
    .catch(({ value }) =>
      invalid('HOST', value, 'an address of this machine, or 0.0.0.0 for all of them'),
    )
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .transform((url) => url.replace(/\/$/, ''))
    .refine(isWebOrigin)
    .optional()
    .catch(({ value }) =>
      invalid('PUBLIC_URL', value, 'an address without a path, such as https://shop.example'),
    ),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).host !== '')
    .optional()
    // Not shown: it may have a password.
    .catch(() =>
      invalid('SMTP_URL', undefined, 'an address such as smtps://user:password@mail.example'),
    ),
  MAIL_FROM: z
    .email()
    .optional()
    .catch(({ value }) => invalid('MAIL_FROM', value, 'an e-mail address')),
  SMTP_URL_FILE: z.string().optional(),
  SECURITY_ANSWER: z
    .enum(['on', 'off'])
    .catch(({ value }) => invalid('SECURITY_ANSWER', value, 'on or off'))
    .default('on'),
  LOG_FORMAT: z
    .enum(['text', 'json'])
    .catch(({ value }) => invalid('LOG_FORMAT', value, 'text or json'))
    .default('text'),
  METRICS_ALLOW: z
    .string()
    .default('')
    .transform(listOf)
    .refine((list) => list.every(isNetwork))
    .transform((list) => list.map(toNetwork))
    .catch(({ value }) =>
      invalid(
        'METRICS_ALLOW',
        value,
        'addresses or networks such as 10.0.0.0/8, separated by commas',
      ),
    ),
  METRICS_TOKEN: z
    .string()
    .min(METRICS_TOKEN_MIN_LENGTH)
    .optional()
    .catch(() =>
      invalid('METRICS_TOKEN', undefined, `${METRICS_TOKEN_MIN_LENGTH} characters or more`),
    ),
  METRICS_TOKEN_FILE: z.string().optional(),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//)
    .optional()
    .catch(({ value }) =>
      invalid('MONGODB_URI', value, 'an address that starts with mongodb:// or mongodb+srv://'),
    ),
  MONGODB_URI_FILE: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  JWT_SECRET: z.string().optional(),
  JWT_SECRET_FILE: z.string().optional(),
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
  ADMIN_PASSWORD_FILE: z.string().optional(),
  ADMIN_SECOND_FACTOR: z
    .enum(['required', 'optional'])
    .default('optional')
    .catch(({ value }) => invalid('ADMIN_SECOND_FACTOR', value, 'required or optional')),
  SHOP_NAME: z.string().default(DEFAULT_SETTINGS.name),
  SHOP_AUTHOR: z.string().default(DEFAULT_SETTINGS.author),
  SHOP_ADDRESS: z.string().default(DEFAULT_SETTINGS.address),
  SHOP_TIME_ZONE: timeZoneSchema
    .default(DEFAULT_SETTINGS.timeZone)
    .catch(({ value }) => invalid('SHOP_TIME_ZONE', value, 'a time zone such as America/New_York')),
  CONTACT_EMAIL: z
    .email()
    .default(DEFAULT_SETTINGS.email)
    .catch(({ value }) => invalid('CONTACT_EMAIL', value, 'an e-mail address')),
  CONTACT_PHONE: z.string().default(DEFAULT_SETTINGS.phone),
  CONTACT_TOLL_FREE: z.string().default(DEFAULT_SETTINGS.tollFree),
  SECURITY_CONTACT: z
    .union([z.email().transform((email) => `mailto:${email}`), z.url({ protocol: /^https$/ })])
    .optional()
    .catch(({ value }) =>
      invalid('SECURITY_CONTACT', value, 'an e-mail address or an https:// address'),
    ),
  SEED: z
    .enum(['demo', 'none'])
    .optional()
    .catch(({ value }) => invalid('SEED', value, 'demo or none')),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform(listOf)
    .refine((origins) => origins.every(isWebOrigin))
    .catch(({ value }) =>
      invalid(
        'CORS_ORIGINS',
        value,
        'origins such as https://partner.example, separated by commas',
      ),
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
  IMPORT_PHOTOS_BY_ADDRESS: z
    .enum(['on', 'off'])
    .default('off')
    .catch(({ value }) => invalid('IMPORT_PHOTOS_BY_ADDRESS', value, 'on or off')),
  WEBHOOKS_TO_LOOPBACK: z
    .enum(['on', 'off'])
    .default('off')
    .catch(({ value }) => invalid('WEBHOOKS_TO_LOOPBACK', value, 'on or off')),
  READY_ANSWERS_MB: megabytes('READY_ANSWERS_MB', 32),
  READY_PRODUCTS_MB: megabytes('READY_PRODUCTS_MB', 80),
  WORKERS: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4])$/)
    .transform(Number)
    .catch(({ value }) => invalid('WORKERS', value, 'a whole number from 1 to 64'))
    .default(1),
  WORKER_ONLY: z
    .enum(['on', 'off'])
    .default('off')
    .catch(({ value }) => invalid('WORKER_ONLY', value, 'on or off')),
  PAYMENT_MODULE: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_SECRET_KEY_FILE: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_WEBHOOK_SECRET_FILE: z.string().optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(({ value }) =>
      invalid('STRIPE_API_BASE', value, 'an address such as http://127.0.0.1:4242'),
    ),
  WEB_DIST: z.string().default('apps/web/dist'),
});
