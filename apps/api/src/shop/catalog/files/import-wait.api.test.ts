import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { buildImport } from '../../../testing/files/imports.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { operator } from '../../accounts/index.js';
import { importFile } from './import-file.js';
import { ImportJobModel } from './jobs/import-job.model.js';

useTestShop();

const CSV = 'Handle,Title,Variant Price\nlamp,Lamp,10.00\n';
const source = {
  async *open() {
    yield await Promise.resolve(new TextEncoder().encode(CSV));
  },
};
const job = { name: 'lamps.csv', options: { currency: 'USD' }, by: operator() };

it('the command line waits while an open shop runs another import', async () => {
  const _id = await buildImport(CSV, { state: 'running' });
  const leaseUntil = new Date(Date.now() + 60_000);
  await ImportJobModel.updateOne({ _id }, { $set: { holder: 'the shop', leaseUntil } });
  const importing = importFile(source, { ...job, isShared: true, takenWithinMs: 300 });
  await pause(1_000);
  expect(await ImportJobModel.findOne({ name: 'lamps.csv' }).lean()).toMatchObject({
    state: 'running',
    cursor: 0,
  });
  await ImportJobModel.deleteOne({ _id });
  expect(await importing).toMatchObject({ products: 1, created: 1 });
});

it('the command line says that the import was cancelled on screen', async () => {
  const importing = importFile(source, { ...job, isShared: true });
  await vi.waitFor(async () => {
    const { matchedCount } = await ImportJobModel.updateOne({}, { $set: { state: 'cancelled' } });
    expect(matchedCount).toBe(1);
  });
  expect(await importing).toMatchObject({ created: 0, cancelled: true });
});
