import { rm } from 'node:fs/promises';
import { ADMIN } from '@shop/test-shop/client/people';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { openMerchant, type Merchant } from './merchant.js';
import { test } from './walk.js';

/** An empty shop with a merchant's goods. */
export interface MerchantsShop {
  shop: ShopProcess;
  merchant: Merchant;
}

/** Starts a shop for the walks of a file, whose promotions would lower the prices of other walks. */
export function useMerchantsShop(): MerchantsShop {
  const opened: Partial<MerchantsShop> = {};
  let dataDir: string;

  test.beforeAll(async () => {
    dataDir = await temporaryFolder('shop-merchant-');
    opened.shop = await startShop({
      DATA_DIR: dataDir,
      SEED: 'none',
      ADMIN_PASSWORD: ADMIN.password,
    });
    opened.merchant = await openMerchant(opened.shop);
  });

  test.afterAll(async () => {
    await opened.shop?.stop();
    await rm(dataDir, { recursive: true });
  });

  return opened as MerchantsShop;
}
