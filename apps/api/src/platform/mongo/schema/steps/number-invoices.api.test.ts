import { endpoints } from '@shop/shared';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { InvoiceModel } from '../../../../shop/orders/index.js';
import { buildAdmin, buildShippedOrder } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { numberInvoices } from './number-invoices.js';

const api = useTestShop();

/** An invoice as it was stored before the step. */
async function buildEarlierInvoice() {
  const { token } = await buildAdmin();
  const { _id, number } = await buildShippedOrder();
  const print = async () =>
    (await api.call(endpoints.issueInvoices, { token, body: { orders: [number] } })).body.invoices;
  await print();
  const stored = await InvoiceModel.findOne().lean();
  const { order, kind, documentNumber, ...earlier } = stored ?? {};
  expect([order, kind, documentNumber]).not.toContain(undefined);
  await InvoiceModel.deleteMany({});
  await InvoiceModel.collection.insertOne({ ...earlier, _id });
  return { print, number };
}

async function run(): Promise<void> {
  const { db } = mongoose.connection;
  if (db) await numberInvoices.run(db);
}

it('leaves each invoice the number that it was issued with, and changes nothing when it runs again', async () => {
  const { print, number } = await buildEarlierInvoice();
  await run();
  const upgraded = await print();
  expect(upgraded).toMatchObject([{ kind: 'invoice', documentNumber: String(number) }]);
  await run();
  expect(await print()).toEqual(upgraded);
  expect(await InvoiceModel.countDocuments()).toBe(1);
});
