import { DEFAULT_SETTINGS } from '@shop/shared';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { OrderModel } from '../../../../shop/orders/index.js';
import { SETTINGS_KEY, SettingsModel } from '../../../../shop/settings/index.js';
import { buildOrder } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { listManualMethods } from './list-manual-methods.js';

useTestShop();

async function run(): Promise<void> {
  const { db } = mongoose.connection;
  if (db) await listManualMethods.run(db);
}

const { manualMethods, ...unlisted } = DEFAULT_SETTINGS;
const [bankTransfer, cash] = manualMethods;
const stored = () => SettingsModel.collection.findOne({});

it('takes over the texts of the settings, changes nothing when it runs again, nor what was saved since', async () => {
  const texts = { bankTransferText: 'To our account', cashOnDeliveryText: '' };
  const old = { _id: SETTINGS_KEY, ...unlisted, ...texts, version: 3 };
  await SettingsModel.collection.insertOne(old);
  await run();
  const upgraded = await stored();
  expect(upgraded).toEqual({
    _id: SETTINGS_KEY,
    ...unlisted,
    version: 3,
    manualMethods: [{ ...bankTransfer, text: 'To our account', isOn: true }, cash],
  });
  await run();
  expect(await stored()).toEqual(upgraded);
  await SettingsModel.updateOne({}, { $set: { manualMethods: [] } });
  await run();
  expect((await stored())?.manualMethods).toEqual([]);
});

it('leaves a shop that has saved nothing but its logo with the settings of the environment', async () => {
  await SettingsModel.collection.insertOne({ _id: SETTINGS_KEY, pictures: {}, version: 0 });
  await run();
  expect(await stored()).toEqual({ _id: SETTINGS_KEY, pictures: {}, version: 0 });
});

it('names the method in orders that are paid by hand, and in no others', async () => {
  const orders = [await buildOrder(), await buildOrder(), await buildOrder()];
  const providers = ['manual:bank-transfer', 'manual:cash-on-delivery', 'simulated'];
  for (const [index, provider] of providers.entries())
    await OrderModel.updateOne(
      { _id: orders[index]?._id },
      { $set: { 'payment.provider': provider } },
    );
  await run();
  const names = await OrderModel.find().sort({ number: 1 }).lean();
  expect(names.map(({ payment }) => payment.name)).toEqual([
    'Bank transfer',
    'Cash on delivery',
    undefined,
  ]);
});
