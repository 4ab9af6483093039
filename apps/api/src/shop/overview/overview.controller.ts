import type { endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import type { ShopSettings } from '../settings/index.js';
import { readOverview } from './read-overview.js';

/** Dependencies of the overview's controller. */
export interface OverviewDeps {
  settings: ShopSettings;
}

export function get({ settings }: OverviewDeps): Controller<typeof endpoints.getOverview> {
  return async () => ({ success: true, ...(await readOverview(settings)) });
}
