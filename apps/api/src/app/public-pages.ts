import { FairQueue, type FairQueueSize, type ReplyCache } from '@shop/front';
import {
  ACCENT_SHEET_ROUTE,
  accentSheet,
  MARK_ICON_ROUTE,
  pageDataOf,
  PREVIEW_SHEET_ROUTE,
  previewSheet,
  SECURITY_TXT_PATH,
  securityTxt,
  shopIcon,
  webPages,
} from '@shop/http';
import type { Route } from '@shop/http/route';
import type { PageRenderer } from '@shop/renderer';
import type { PageRendering } from '@shop/shared';
import { Router } from 'express';
import type { Config } from '../config/config.js';
import { findBuiltFile } from '../platform/builds/publish-build.js';
import {
  createSitemap,
  type Departures,
  pageHeads,
  productFeed,
  robots,
  SETTINGS,
  unsubscribePage,
} from '../shop/catalog/index.js';
import { PRICE_RULES, STORED_PRICE_RULES, type PriceRuleSource } from '../shop/pricing/index.js';
import type { ShopSettings } from '../shop/settings/index.js';
import type { ResetWays } from '../shop/accounts/index.js';
import { pageDetailsBy } from './page-details.js';

interface PublicPagesDeps {
  config: Pick<Config, 'securityContact' | 'webDist'>;
  settings: ShopSettings;
  priceRules?: PriceRuleSource;
  renderer?: PageRenderer<PageRendering>;
  cache?: ReplyCache;
  departures?: Departures;
  resetWays?: ResetWays;
}

/** Maximum number of pages in progress, waiting ones included. For further pages, the shell is sent at once. */
export const MAX_PAGES_UNDER_WAY = 48;

/**
 * Pages whose data is read and that are rendered. There is one thread, so more at once would only slow down everything
 * else. A page that would wait longer is sent as a shell.
 */
const PAGES: FairQueueSize = {
  atOnce: 2,
  capacity: MAX_PAGES_UNDER_WAY,
  clientCapacity: MAX_PAGES_UNDER_WAY,
  maxWaitMs: 500,
};

/** What people and search engines see. */
export function publicPages(
  {
    config,
    settings,
    priceRules = STORED_PRICE_RULES,
    renderer,
    cache,
    departures,
    resetWays,
  }: PublicPagesDeps,
  routes: readonly Route[],
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const detailsOf = pageDetailsBy(priceRules, resetWays);
  const details = async () => detailsOf(await settings.current());
  const sitemap = createSitemap(details, { departures });
  router.get('/robots.txt', robots);
  router.get('/sitemap.xml', sitemap.whole);
  router.get('/sitemap-:part.xml', sitemap.part);
  router.get('/feeds/products.xml', productFeed(details, departures));
  router.use(unsubscribePage(details));
  router.get(SECURITY_TXT_PATH, securityTxt(config.securityContact));
  router.get(ACCENT_SHEET_ROUTE, accentSheet);
  router.get(MARK_ICON_ROUTE, shopIcon);
  router.get(PREVIEW_SHEET_ROUTE, previewSheet);
  const rendering = renderer && {
    renderer,
    turns: new FairQueue(PAGES),
    dataFor: pageDataOf(routes, [SETTINGS, PRICE_RULES]),
    details: async () => detailsOf(await settings.stored()),
    previewed: async (secret: string) => {
      const draft = await settings.previewed(secret);
      return draft && detailsOf(draft);
    },
    cache,
  };
  router.use(webPages(config.webDist, details, pageHeads(settings), rendering, findBuiltFile));
  return router;
}
