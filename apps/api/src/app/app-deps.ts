import type { ReplyCache } from '@shop/front';
import type { CreateOnce } from '@shop/mongo/creations';
import type { PageRenderer } from '@shop/renderer';
import type { PageRendering } from '@shop/shared';
import type { Config } from '../config/config.js';
import type { GuessLimits } from '../platform/limits/guess-limits.js';
import type { UsageLimits } from '../platform/limits/usage-limits.js';
import type { ResetWays, Sessions } from '../shop/accounts/index.js';
import type {
  CatalogRecords,
  CategoryTree,
  Departures,
  Pins,
  ProductSearch,
  SearchCounts,
} from '../shop/catalog/index.js';
import type { Mailer } from '../shop/mail/index.js';
import type { SalesCounting, VisitCounts } from '../shop/overview/index.js';
import type { Hosted, PaymentProvider, StripeAccount } from '../shop/payments/index.js';
import type { PriceRuleSource } from '../shop/pricing/index.js';
import type { ShopSettings } from '../shop/settings/index.js';
import type { WebhookWorld } from '../shop/webhooks/index.js';

/** Dependencies of the application. */
export interface AppDeps {
  config: Pick<
    Config,
    | 'corsOrigins'
    | 'metricsAllow'
    | 'metricsToken'
    | 'publicUrl'
    | 'securityContact'
    | 'trustedProxies'
    | 'webDist'
  >;
  sessions: Sessions;
  createOnce: CreateOnce;
  settings: ShopSettings;
  guessLimits: GuessLimits;
  usageLimits: UsageLimits;
  resetWays: ResetWays;
  payments: PaymentProvider;
  /** Takes payments on pages of its own; without it, nothing does. */
  hosted?: Hosted | undefined;
  /** Receives Stripe's events; without it, their address does not exist. */
  stripe?: Pick<StripeAccount, 'verify'> | undefined;
  /** Sends mails; without it, they are kept. */
  mailer?: Mailer | undefined;
  /** Where events may be sent to. */
  webhookWorld: WebhookWorld;
  /** Whether to write a line for each request. */
  logRequests: boolean;
  /** Searches products by words; without it, the database's word index is used. */
  search?: ProductSearch;
  /** Counts what shoppers search for. */
  searchCounts: SearchCounts;
  /** Counts what orders come to, by the day. */
  salesCounting: SalesCounting;
  /** Counts how often the shop is opened from outside. */
  visitCounts: VisitCounts;
  /** Products pinned to the top for some search words; without it, the database is queried. */
  pins?: Pins;
  /** Tells which categories are below which; without it, the database is queried. */
  tree?: CategoryTree;
  /** Promotions, delivery zones and tax rates; without it, the database is queried. */
  priceRules?: PriceRuleSource;
  /** Finds products and categories by their ids; without it, the database is queried. */
  records?: CatalogRecords;
  /** Caches replies that are the same for everyone; undefined turns caching off. */
  cache?: ReplyCache;
  /** Tells that products left the shoppers' view; without it, only those that this process hides. */
  departures?: Departures;
  /** Renders the public pages, if the build has a renderer. */
  renderer?: PageRenderer<PageRendering>;
}
