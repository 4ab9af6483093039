import { DEFAULT_MAIL_SETTINGS, DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { buildAdmin, buildOrder } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/index.js';
import { writeDailyReport } from './daily-report.js';

const api = useTestShop();

const BERLIN = { ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin' };

it('names each order of a day of 25 hours, and says which are not to be packed', async () => {
  const { token } = await buildAdmin();
  const body = { ...DEFAULT_MAIL_SETTINGS, newOrders: 'daily' as const };
  await api.call(endpoints.updateMailSettings, { token, body });
  const place = async (createdAt: string, set: object = {}) => {
    const { number } = await buildOrder();
    await OrderModel.collection.updateOne(
      { number },
      { $set: { createdAt: new Date(createdAt), ...set } },
    );
    return number;
  };
  await place('2026-10-24T04:59:00Z');
  const first = await place('2026-10-24T05:01:00Z');
  const unpaid = await place('2026-10-24T20:00:00Z', { 'payment.state': 'pending' });
  const cancelled = await place('2026-10-25T05:59:00Z', { status: 'cancel' });
  await place('2026-10-25T06:01:00Z');
  const due = Types.ObjectId.createFromTime(new Date('2026-10-25T06:00:00Z').getTime() / 1000);
  const mail = await writeDailyReport(due, BERLIN);
  const [title, facts] = mail?.letter.blocks ?? [];
  expect(title).toMatchObject({ text: 'New orders: 3' });
  expect(facts).toMatchObject({
    rows: [
      { name: `Order ${cancelled}`, value: expect.stringMatching(/, cancelled$/) as string },
      { name: `Order ${unpaid}`, value: expect.stringMatching(/, not paid yet$/) as string },
      { name: `Order ${first}`, value: expect.stringMatching(/\d$/) as string },
    ],
  });
});
