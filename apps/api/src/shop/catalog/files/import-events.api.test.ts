import { endpoints } from '@shop/shared';
import { JobModel } from '@shop/mongo/jobs';
import { expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { buildWebhook } from '../../../testing/programs/webhooks.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { operator } from '../../accounts/index.js';
import { ANNOUNCEMENT_TOPIC } from '../../webhooks/index.js';
import { ProductModel } from '../products/product.model.js';
import { importFile } from './import-file.js';
import { ImportJobModel } from './jobs/import-job.model.js';
import { runNextJob } from './jobs/run-job.js';

const api = useTestShop();

function importRows(...rows: string[]) {
  const text = ['Handle,Title,Price', ...rows, ''].join('\n');
  const source = {
    async *open() {
      yield await Promise.resolve(new TextEncoder().encode(text));
    },
  };
  const options = { currency: 'USD' };
  return importFile(source, { name: 'p.csv', options, by: operator(), isShared: false });
}

/** What other programs are told of since the last time, by slug. */
async function told(slugs: ReadonlyMap<string, string>) {
  const jobs = await JobModel.find({ topic: ANNOUNCEMENT_TOPIC }).lean();
  await JobModel.deleteMany({ topic: ANNOUNCEMENT_TOPIC });
  return jobs.map(({ data }) => `${slugs.get(String(data.subject))} ${String(data.event)}`).sort();
}

const slugsNow = async () =>
  new Map((await ProductModel.find().lean()).map(({ _id, slug }) => [_id.toHexString(), slug]));

it('tells other programs which products are new, which are changed and which are deleted', async () => {
  await buildWebhook({ events: ['product.created', 'product.updated', 'product.deleted'] });
  await importRows('hat,Hat,20');
  expect(await told(await slugsNow())).toEqual(['hat product.created']);
  await importRows('hat,Hat,25', 'mug,Mug,5');
  const slugs = await slugsNow();
  expect(await told(slugs)).toEqual(['hat product.updated', 'mug product.created']);
  const { token } = await buildAdmin();
  const latest = await ImportJobModel.findOne().sort({ createdAt: -1 }).orFail();
  const params = { id: latest.id };
  await api.call(endpoints.updateImport, { token, params, body: { action: 'undo' } });
  await runNextJob();
  expect(await told(slugs)).toEqual(['hat product.updated', 'mug product.deleted']);
});
