import { listen } from '@shop/front';
import { DEFAULT_SETTINGS } from '@shop/shared';
import { onTestFinished } from 'vitest';
import { createApp } from '../../app/app.js';
import { createShopSettings } from '../../shop/settings/index.js';
import { apiClient } from '../api-client.js';
import { buildAppDeps } from '../test-shop.js';
import { FakeHosted } from './hosted-payments.js';
import { offeredMethods } from './manual-methods.js';

/**
 * A shop, open until the test ends, that takes bank transfers and payments on a provider's page.
 * @param isSimulated takes no payments on a page: where a provider takes them, none are simulated
 */
export async function openHostedShop({ isSimulated = false } = {}) {
  const provider = new FakeHosted();
  const server = await listen(0);
  onTestFinished(() => server.close());
  const manualMethods = offeredMethods('To our account');
  const settings = createShopSettings({ ...DEFAULT_SETTINGS, manualMethods });
  const taking = isSimulated ? {} : { hosted: { provider, origin: 'https://shop.test' } };
  server.serve(createApp(buildAppDeps({ ...taking, settings })));
  return { provider, api: apiClient(() => `http://127.0.0.1:${server.port}`) };
}
