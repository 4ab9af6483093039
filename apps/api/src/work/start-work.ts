import { log } from '@shop/http/log';
import { isOutage } from '@shop/http';
import { startJobs, type JobRecord } from '@shop/mongo/jobs';
import type { Config } from '../config/config.js';
import { handleRound, ROUND_TOPIC, type Ongoing } from '../platform/while-open.js';
import {
  ACCOUNT_MAILS,
  ACCOUNT_SECRETS,
  CUSTOMER_WRITERS,
  startFindingEarlier,
} from '../shop/accounts/index.js';
import {
  FEED_TOPIC,
  handleFeed,
  handleLongEdit,
  handleStockAlerts,
  IMPORT_TOPIC,
  LONG_EDIT_TOPIC,
  photoFetcher,
  PRODUCT_WRITERS,
  startImports,
  startPublishing,
  STOCK_ALERT_TOPIC,
  STOCK_MAILS,
} from '../shop/catalog/index.js';
import { PREPARED_MAILS } from '../shop/checkout/index.js';
import { handleMail, MAIL_TOPIC, type Mailer } from '../shop/mail/index.js';
import {
  HELD_TOPIC,
  ORDER_MAILS,
  ORDER_WRITERS,
  startIssuingMissing,
  startIssuingPaid,
  startMarkingSent,
} from '../shop/orders/index.js';
import {
  EVENT_TOPIC,
  EXPIRY_TOPIC,
  handleExpiry,
  handleHeld,
  handleOtherCurrency,
  handleRefund,
  handleStart,
  handleStripeEvent,
  OTHER_CURRENCY_TOPIC,
  PAY_SECRETS,
  REFUND_TOPIC,
  START_TOPIC,
  startCatchUp,
  startPaymentRecovery,
  type PaymentProvider,
  type StripeAccount,
} from '../shop/payments/index.js';
import type { SalesCounting } from '../shop/overview/index.js';
import { NAMED_CATEGORIES, PROMOTED_BRANDS, startAddingUp } from '../shop/pricing/index.js';
import { REPORT_MAILS, startReports } from '../shop/reports/index.js';
import type { ShopSettings } from '../shop/settings/index.js';
import {
  ANNOUNCEMENT_TOPIC,
  DELIVERY_TOPIC,
  handleAnnouncement,
  handleDelivery,
  type WebhookWorld,
} from '../shop/webhooks/index.js';

/** How many events are sent at the same time. */
const SENDERS = 3;

/** The topics of what takes its time. */
const LONG = [LONG_EDIT_TOPIC, FEED_TOPIC, ROUND_TOPIC];

/** What other programs are told. */
export const WEBHOOK_WRITERS = { ...PRODUCT_WRITERS, ...ORDER_WRITERS, ...CUSTOMER_WRITERS };

const REPORTS = {
  failed: ({ key, tries }: JobRecord, error: unknown) =>
    log.error(`Try ${tries} of the job ${key} failed`, error),
  stuck: (error: unknown) =>
    log.error('Jobs could not be run', isOutage(error) ? undefined : error),
};

interface WorkDeps {
  config: Pick<Config, 'mailFrom' | 'publicUrl' | 'importPhotosByAddress'>;
  mailer: Mailer | undefined;
  payments: PaymentProvider;
  stripe: StripeAccount | undefined;
  settings: ShopSettings;
  salesCounting: SalesCounting;
  webhookWorld: WebhookWorld;
}

/** Starts what goes on beside the requests while the shop is open. */
export function startWork({
  config,
  mailer,
  payments,
  stripe,
  settings,
  salesCounting,
  webhookWorld,
}: WorkDeps): Ongoing {
  const { mailFrom, publicUrl, importPhotosByAddress } = config;
  const mail = handleMail({
    writers: {
      ...ORDER_MAILS,
      ...ACCOUNT_MAILS,
      ...PREPARED_MAILS,
      ...STOCK_MAILS,
      ...REPORT_MAILS,
    },
    secrets: { ...ACCOUNT_SECRETS, ...PAY_SECRETS },
    mailer,
    mailFrom,
    publicUrl,
    settings: () => settings.current(),
  });
  const deliver = handleDelivery({ writers: WEBHOOK_WRITERS, world: webhookWorld });
  const parts: Ongoing[] = [
    startPaymentRecovery(payments),
    ...(stripe ? [startCatchUp(stripe)] : []),
    startPublishing(),
    startAddingUp(),
    startIssuingMissing(() => settings.current()),
    startIssuingPaid(() => settings.current()),
    startMarkingSent(),
    startFindingEarlier(),
    startReports(() => settings.current()),
    salesCounting.start(),
    startImports(
      {
        fetchPhoto: importPhotosByAddress ? photoFetcher() : undefined,
        brandUses: PROMOTED_BRANDS,
        categoryUses: NAMED_CATEGORIES,
      },
      REPORTS,
    ),
    startJobs(
      {
        [START_TOPIC]: handleStart(stripe),
        [EXPIRY_TOPIC]: handleExpiry(stripe),
        [HELD_TOPIC]: handleHeld(stripe),
        [EVENT_TOPIC]: handleStripeEvent(stripe),
        [OTHER_CURRENCY_TOPIC]: handleOtherCurrency(stripe),
        [REFUND_TOPIC]: handleRefund({ payments, hosted: stripe }),
        [ANNOUNCEMENT_TOPIC]: handleAnnouncement,
        [STOCK_ALERT_TOPIC]: handleStockAlerts,
      },
      REPORTS,
      { except: [DELIVERY_TOPIC, IMPORT_TOPIC, MAIL_TOPIC, ...LONG] },
    ),
    // Apart, because they take their time.
    startJobs(
      {
        [LONG_EDIT_TOPIC]: handleLongEdit,
        [FEED_TOPIC]: handleFeed(() => settings.current()),
        [ROUND_TOPIC]: handleRound,
      },
      REPORTS,
      { only: LONG },
    ),
    // Apart, because other servers may be slow.
    startJobs({ [MAIL_TOPIC]: mail }, REPORTS, { only: [MAIL_TOPIC] }),
    ...Array.from({ length: SENDERS }, () =>
      startJobs({ [DELIVERY_TOPIC]: deliver }, REPORTS, { only: [DELIVERY_TOPIC] }),
    ),
  ];
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}
