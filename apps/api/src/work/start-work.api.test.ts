import { enqueue, JobModel } from '@shop/mongo/jobs';
import { inTransaction } from '@shop/mongo';
import { DEFAULT_SETTINGS } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildOrder } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { SalesCounting } from '../shop/overview/index.js';
import { EXPIRY_TOPIC, simulatedPayments } from '../shop/payments/index.js';
import { createShopSettings } from '../shop/settings/index.js';
import { startWork } from './start-work.js';

useTestShop();

it('nothing else waits for a mail server that does not answer', async () => {
  const order = await buildOrder();
  const settings = createShopSettings(DEFAULT_SETTINGS);
  let isAsked = false;
  let hangUp: () => void = () => undefined;
  const silence = new Promise<object>((resolve) => {
    hangUp = () => resolve({});
  });
  const work = startWork({
    config: { mailFrom: undefined, publicUrl: undefined, importPhotosByAddress: false },
    mailer: {
      send: () => {
        isAsked = true;
        return silence;
      },
    },
    payments: simulatedPayments,
    stripe: undefined,
    settings,
    salesCounting: new SalesCounting(settings),
    webhookWorld: {} as never,
  });
  try {
    await expect.poll(() => isAsked, { timeout: 10_000 }).toBe(true);
    const job = { topic: EXPIRY_TOPIC, key: 'expiry', data: { order: order._id.toHexString() } };
    await inTransaction((session) => enqueue(job, session));
    await expect
      .poll(() => JobModel.countDocuments({ key: 'expiry' }), { timeout: 10_000 })
      .toBe(0);
    expect(await JobModel.countDocuments({ topic: 'mail' })).toBe(1);
  } finally {
    hangUp();
    await work.stop();
  }
});
