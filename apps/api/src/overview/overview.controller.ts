import type { endpoints } from '@shop/shared';
import type { Controller } from '../http/route.js';
import type { ShopSettings } from '../settings/index.js';
import { readOverview } from './read-overview.js';

/** What the overview's controller works with. */
export interface OverviewDeps {
  settings: ShopSettings;
}

export function get({ settings }: OverviewDeps): Controller<typeof endpoints.getOverview> {
  return async () => ({ success: true, ...(await readOverview(settings)) });
}
