import { log } from '@shop/http/log';
import { isOutage } from '@shop/http';
import { startJobs } from '@shop/mongo/jobs';
import type { Config } from './config/config.js';
import type { Ongoing } from './platform/while-open.js';
import { ACCOUNT_MAILS, ACCOUNT_SECRETS } from './shop/accounts/index.js';
import { photoFetcher, startImports, startPublishing } from './shop/catalog/index.js';
import { handleMail, MAIL_TOPIC, type Mailer } from './shop/mail/index.js';
import { ORDER_MAILS } from './shop/orders/index.js';
import {
  EVENT_TOPIC,
  EXPIRY_TOPIC,
  handleExpiry,
  handleRefund,
  handleStart,
  handleStripeEvent,
  REFUND_TOPIC,
  START_TOPIC,
  startPaymentRecovery,
  type PaymentProvider,
  type StripeAccount,
} from './shop/payments/index.js';
import type { ShopSettings } from './shop/settings/index.js';

interface WorkDeps {
  config: Pick<Config, 'mailFrom' | 'publicUrl' | 'importPhotosByAddress'>;
  mailer: Mailer | undefined;
  payments: PaymentProvider;
  stripe: StripeAccount | undefined;
  settings: ShopSettings;
}

/** Starts what goes on beside the requests while the shop is open. */
export function startWork({ config, mailer, payments, stripe, settings }: WorkDeps): Ongoing {
  const { mailFrom, publicUrl, importPhotosByAddress } = config;
  const mail = handleMail({
    writers: { ...ORDER_MAILS, ...ACCOUNT_MAILS },
    secrets: ACCOUNT_SECRETS,
    mailer,
    mailFrom,
    publicUrl,
    settings: () => settings.current(),
  });
  const parts: Ongoing[] = [
    startPaymentRecovery(payments),
    startPublishing(),
    startImports(importPhotosByAddress ? photoFetcher() : undefined),
    startJobs(
      {
        [MAIL_TOPIC]: mail,
        [START_TOPIC]: handleStart(stripe),
        [EXPIRY_TOPIC]: handleExpiry(stripe),
        [EVENT_TOPIC]: handleStripeEvent(stripe),
        [REFUND_TOPIC]: handleRefund({ payments, hosted: stripe }),
      },
      {
        failed: ({ key, tries }, error) =>
          log.error(`Try ${tries} of the job ${key} failed`, error),
        stuck: (error) =>
          log.error('Jobs could not be worked off', isOutage(error) ? undefined : error),
      },
    ),
  ];
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}
