import { ACCOUNT_SAMPLES, accountRoutes } from '../shop/accounts/index.js';
import { apiKeyRoutes } from '../shop/api-keys/index.js';
import { auditRoutes } from '../shop/audit/index.js';
import { catalogRoutes, changed, SETTINGS, STOCK_SAMPLES } from '../shop/catalog/index.js';
import { checkoutRoutes, PREPARED_SAMPLES } from '../shop/checkout/index.js';
import { customerRoutes } from '../shop/customers/index.js';
import { jobRoutes } from '../shop/jobs/index.js';
import { keptCartRoutes } from '../shop/kept-cart/index.js';
import { mailRoutes, mailSettingsRoutes } from '../shop/mail/index.js';
import { numberOfOrder, ORDER_SAMPLES, orderRoutes } from '../shop/orders/index.js';
import { overviewRoutes } from '../shop/overview/index.js';
import { paymentRoutes, refundRoutes, simulatedPayments } from '../shop/payments/index.js';
import { personalDataRoutes } from '../shop/personal-data/index.js';
import { NAMED_CATEGORIES, pricingRoutes, PROMOTED_BRANDS } from '../shop/pricing/index.js';
import { returnRoutes } from '../shop/returns/index.js';
import { settingsRoutes } from '../shop/settings/index.js';
import { workplaceRoutes } from '../shop/workplace/index.js';
import { PICTURES_OF_DRAFTS, shopPictureRoutes } from '../shop/shop-pictures/index.js';
import { webhookRoutes } from '../shop/webhooks/index.js';
import type { AppDeps } from './app-deps.js';

const MAIL_SAMPLES = {
  ...ORDER_SAMPLES,
  ...ACCOUNT_SAMPLES,
  ...PREPARED_SAMPLES,
  ...STOCK_SAMPLES,
};

/** All API routes. */
export function shopRoutes(deps: Omit<AppDeps, 'config' | 'logRequests' | 'cache' | 'renderer'>) {
  return [
    ...catalogRoutes({ ...deps, brandUses: PROMOTED_BRANDS, categoryUses: NAMED_CATEGORIES }),
    ...accountRoutes(deps),
    ...personalDataRoutes(deps),
    ...keptCartRoutes(deps),
    ...workplaceRoutes(),
    ...checkoutRoutes(deps),
    ...paymentRoutes(deps),
    ...orderRoutes(deps),
    ...refundRoutes(deps),
    ...returnRoutes(deps),
    ...customerRoutes(deps),
    ...overviewRoutes(deps),
    ...pricingRoutes(),
    ...mailRoutes({ ...deps, numberOfOrder }),
    ...mailSettingsRoutes({ ...deps, samples: MAIL_SAMPLES }),
    ...jobRoutes(),
    ...webhookRoutes(deps),
    ...apiKeyRoutes(),
    ...auditRoutes({ timeZone: async () => (await deps.settings.current()).timeZone }),
    ...shopPictureRoutes(deps),
    ...settingsRoutes({
      ...deps,
      recordSettingsChange: (session) => changed([SETTINGS], session),
      picturesOfDrafts: PICTURES_OF_DRAFTS,
      isSimulated: deps.payments === simulatedPayments,
    }),
  ];
}
