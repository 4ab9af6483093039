import type { UpgradeStep } from '@shop/mongo';
import type { mongo } from 'mongoose';
import { changeEach } from './change-each.js';

/** The two methods that there were, each offered if the setting had a text for it. */
const METHODS = [
  { id: 'bank-transfer', name: 'Bank transfer', setting: 'bankTransferText', days: 14 },
  { id: 'cash-on-delivery', name: 'Cash on delivery', setting: 'cashOnDeliveryText', days: null },
] as const;

interface Paid {
  payment: { provider: string; name?: string };
}

/** The manual payment methods become a list in the settings; orders and invoices keep the name of theirs. */
export const listManualMethods: UpgradeStep = {
  what: 'Lists the manual payment methods in the settings, and names them in orders',
  async run(database: mongo.Db) {
    await listInSettings(database.collection('settings'));
    for (const name of ['orders', 'invoices'])
      await changeEach<Paid>(database.collection(name), ['payment'], ({ payment }) => {
        const method = METHODS.find(({ id }) => payment.provider === `manual:${id}`);
        return method && payment.name === undefined ? { 'payment.name': method.name } : undefined;
      });
  },
};

async function listInSettings(settings: mongo.Collection): Promise<void> {
  // Before the first save of the settings, the document has pictures alone.
  const unlisted = { name: { $exists: true }, manualMethods: { $exists: false } };
  const saved = await settings.findOne(unlisted, { readPreference: 'primary' });
  if (!saved) return;
  const manualMethods = METHODS.map(({ id, name, setting, days }) => {
    const text = String(saved[setting] ?? '');
    return { id, name, text, days, isOn: text !== '' };
  });
  const $unset = Object.fromEntries(METHODS.map(({ setting }) => [setting, 1]));
  await settings.updateOne({ _id: saved._id }, { $set: { manualMethods }, $unset });
}
