import { randomUUID } from 'node:crypto';
import { JobModel } from '@shop/mongo/jobs';
import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildProduct, buildUser } from '../../testing/factories.js';
import { offeredMethods } from '../../testing/orders/manual-methods.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

it('an order is not cancelled by the task that ends its time to pay, before that is over', async () => {
  const { token } = await buildAdmin();
  const manualMethods = offeredMethods('To our account', 'Please have it ready.');
  const settings = { ...DEFAULT_SETTINGS, manualMethods, version: 0 };
  await api.call(endpoints.updateSettings, { token, body: settings });
  const { id: product } = await buildProduct();
  const { order } = (
    await api.call(endpoints.placeOrder, {
      token: (await buildUser()).token,
      headers: { 'idempotency-key': randomUUID() },
      body: { items: [{ product, quantity: 1 }], payment: 'manual:bank-transfer' },
    })
  ).body;
  const find = async () => {
    const { jobs } = (await api.call(endpoints.listJobs, { token })).body;
    return jobs.find(({ topic }) => topic === 'payment-expiry');
  };
  const task = await find();
  expect(task).toMatchObject({ state: 'due', appointed: true });
  const input = { token, params: { id: task?._id ?? '' } };
  for (const endpoint of [endpoints.repeatJob, endpoints.discardJob])
    expect((await api.refuse(endpoint, input)).status).toBe(409);
  const params = { number: String(order.number) };
  const after = (await api.call(endpoints.getOrder, { token, params })).body.order;
  expect(after.payment.state).toBe('pending');

  await JobModel.updateOne({ _id: input.params.id }, { dueAt: new Date() });
  expect(await find()).not.toHaveProperty('appointed');
  await api.call(endpoints.repeatJob, input);
});
