import { JobModel, MAX_TRIES } from '@shop/mongo/jobs';
import { DEFAULT_MAIL_SETTINGS, DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { buildAdmin, buildOrder } from '../../testing/factories.js';
import { buildPacked } from '../../testing/orders/packed.js';
import { buildReturn } from '../../testing/orders/returns.js';
import { mailsOf, sendMails } from '../../testing/mail/mails.js';
import { useTestShop } from '../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../testing/variants.js';
import { OrderModel } from '../orders/index.js';
import { writeDailyReport } from './daily-report.js';
import { createReporter } from './start-reports.js';

const api = useTestShop();

const BERLIN = { ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin' };

/** Places an order at a time. @returns its number */
async function place(createdAt: string, set: object = {}): Promise<number> {
  const { number } = await buildOrder();
  await OrderModel.collection.updateOne(
    { number },
    { $set: { createdAt: new Date(createdAt), ...set } },
  );
  return number;
}

async function wantDaily() {
  const { token } = await buildAdmin();
  const body = { ...DEFAULT_MAIL_SETTINGS, newOrders: 'daily' as const };
  await api.call(endpoints.updateMailSettings, { token, body });
}

it('names each order of a day of 25 hours, and says which are not to be packed', async () => {
  await wantDaily();
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

it('names the variant that is low in stock', async () => {
  const { token } = await buildAdmin();
  const body = { ...DEFAULT_MAIL_SETTINGS, lowStock: 'daily' as const };
  await api.call(endpoints.updateMailSettings, { token, body });
  const { id } = await buildVariants();
  await saveGrid(id, {
    variants: [
      { values: ['S'], price: 20, quantity: 90, sku: null },
      { values: ['M'], price: 20, quantity: 0, sku: null },
    ],
    version: 1,
  });
  const mail = await writeDailyReport(new Types.ObjectId(), BERLIN);
  expect(JSON.stringify(mail?.letter.blocks)).toContain('{"name":"Shirt, M","value":"0 left"}');
});

it('tells of all days that the shop was closed, and of none twice', async () => {
  await wantDaily();
  const look = createReporter();
  const report = async (now: string) => {
    await look(new Date(now), 'UTC');
    await sendMails();
    return (await mailsOf('dailyReport')).map(({ text }) => text).at(-1);
  };
  const [before, missed, last] = [
    await place('2026-10-01T06:00:00Z'),
    await place('2026-10-01T08:00:00Z'),
    await place('2026-10-04T06:00:00Z'),
  ];
  await report('2026-10-01T07:00:00Z');
  const late = await report('2026-10-04T10:00:00Z');
  expect(late).toContain('Since October 1');
  expect(late).toContain(`Order ${missed}`);
  expect(late).toContain(`Order ${last}`);
  expect(late).not.toContain(`Order ${before}`);
  await place('2026-10-04T11:00:00Z');
  const next = await report('2026-10-05T07:30:00Z');
  expect(next).toContain('The last day');
  expect(next).toContain('New orders: 1');
});

it('reaches a shop that is open only in the hours before it is due', async () => {
  await wantDaily();
  const look = createReporter();
  const report = async (now: string) => {
    await look(new Date(now), 'UTC');
    await sendMails();
    return (await mailsOf('dailyReport')).map(({ text }) => text);
  };
  await report('2026-10-01T00:05:00Z');
  const first = await place('2026-10-01T03:00:00Z');
  expect(await report('2026-10-01T06:59:00Z')).toEqual([]);
  expect(await report('2026-10-02T00:05:00Z')).toEqual([expect.stringContaining(`Order ${first}`)]);
  const second = await place('2026-10-02T05:00:00Z');
  await report('2026-10-02T06:00:00Z');
  const [, next, ...others] = await report('2026-10-03T00:05:00Z');
  expect(next).toContain(`Order ${second}`);
  expect(next).not.toContain(`Order ${first}`);
  expect(others).toEqual([]);
});

it('that can’t be written is a failed task, and is sent once when that is repeated', async () => {
  await wantDaily();
  const { token } = await buildAdmin();
  await place('2026-10-01T06:00:00Z');
  await createReporter()(new Date('2026-10-01T07:00:00Z'), 'UTC');
  const broken = vi.spyOn(OrderModel, 'countDocuments').mockImplementation(() => {
    throw new Error('Out of memory');
  });
  for (let tries = 0; tries < MAX_TRIES; tries += 1) expect(await sendMails()).toHaveLength(1);
  broken.mockRestore();
  await createReporter()(new Date('2026-10-01T07:01:00Z'), 'UTC');
  const { jobs } = (await api.call(endpoints.listJobs, { token })).body;
  const report = jobs.filter(({ key }) => key.startsWith('mail:dailyReport'));
  expect(report).toMatchObject([{ state: 'dead', lastError: 'Out of memory' }]);
  await api.call(endpoints.repeatJob, { token, params: { id: report[0]?._id ?? '' } });
  await sendMails();
  await createReporter()(new Date('2026-10-01T07:02:00Z'), 'UTC');
  await sendMails();
  expect(await mailsOf('dailyReport')).toHaveLength(1);
});

it('that has nothing to tell is looked at once, and the next one is told', async () => {
  await wantDaily();
  const look = createReporter();
  await look(new Date('2026-10-01T07:00:00Z'), 'UTC');
  await sendMails();
  await look(new Date('2026-10-01T07:01:00Z'), 'UTC');
  await look(new Date('2026-10-02T06:59:00Z'), 'UTC');
  expect(await JobModel.countDocuments({ state: 'due' })).toBe(0);
  const number = await place('2026-10-01T08:00:00Z');
  await look(new Date('2026-10-02T07:00:00Z'), 'UTC');
  await sendMails();
  const mails = await mailsOf('dailyReport');
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`Order ${number}`)]);
});

it('names withdrawals that were refunded by themselves, each once', async () => {
  const { token } = await buildAdmin();
  const settings = { ...DEFAULT_MAIL_SETTINGS, returns: 'daily' as const };
  await api.call(endpoints.updateMailSettings, { token, body: settings });
  const withdraw = async (body: (lines: string[]) => object) => {
    const { buyer, order, params, lines, send } = await buildPacked(api, token);
    await send(2);
    const input = { token: buyer.token, params, body: body(lines) };
    await api.call(endpoints.withdrawFromOrder, input);
    return order.number;
  };
  const alone = await withdraw((lines) => ({ lines: [{ line: lines[1], quantity: 1 }] }));
  const both = await withdraw(() => ({}));
  const due = Types.ObjectId.createFromTime(Math.floor(Date.now() / 1000) + 60);
  const blocks = (await writeDailyReport(due, BERLIN))?.letter.blocks ?? [];
  expect(blocks[0]).toMatchObject({ text: 'Returns and withdrawals: 2' });
  expect(blocks[1]).toMatchObject({
    rows: [
      { name: `Order ${alone}`, value: 'withdrawal, refunded by itself' },
      { name: `Order ${both}`, value: 'withdrawal' },
    ],
  });
});

it('names returns, and cancelled orders whose money is still to be returned', async () => {
  const { token } = await buildAdmin();
  const body = { ...DEFAULT_MAIL_SETTINGS, returns: 'daily' as const };
  await api.call(endpoints.updateMailSettings, { token, body });
  await buildReturn('requested');
  const number = await place('2026-10-20T12:00:00Z', { status: 'cancel', totalCents: 42_00 });
  const due = Types.ObjectId.createFromTime(Date.now() / 1000 + 60);
  const blocks = (await writeDailyReport(due, BERLIN))?.letter.blocks;
  const texts = blocks?.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  expect(texts).toEqual(['Returns and withdrawals: 1', 'Money to return: 1']);
  expect(blocks?.[3]).toMatchObject({ rows: [{ name: `Order ${number}`, value: '$42.00' }] });
});
