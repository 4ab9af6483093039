import { DEFAULT_MAIL_SETTINGS, endpoints, type ReportTime } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '@shop/mongo';
import { buildAdmin, buildOrder, buildUser, PASSWORD } from '../../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../../testing/mail/mails.js';
import { buildPacked } from '../../../../testing/orders/packed.js';
import { askForReturn, buildShipped } from '../../../../testing/orders/returns.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { sendLater } from '../../../mail/index.js';
import { MailSettingsModel, mailSettings } from '../../../mail/settings/mail-settings.model.js';
import { OrderModel } from '../../order.model.js';

const api = useTestShop();

let token: string;
beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const choose = (returns: ReportTime) =>
  api.call(endpoints.updateMailSettings, { token, body: { ...DEFAULT_MAIL_SETTINGS, returns } });

/** A paid order, and its buyer's calls. */
async function buildPaid(payment: object = {}) {
  const buyer = await buildUser();
  const { _id, number, totalCents } = await buildOrder({ buyer });
  await OrderModel.updateOne({ _id }, { $set: payment });
  return { number, totalCents, input: { token: buyer.token, params: { number: String(number) } } };
}

const BY_HAND = { 'payment.provider': 'manual:bank-transfer', 'payment.reference': null };

async function told(kind: 'buyerCancelled' | 'returnAsked') {
  await sendMails();
  return mailsOf(kind);
}

it('the shop is told that a buyer has cancelled what was paid by hand, with what is to be returned', async () => {
  const { number, totalCents, input } = await buildPaid(BY_HAND);
  await api.call(endpoints.cancelMyOrder, input);
  const [mail, ...others] = await told('buyerCancelled');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Order ${number} was cancelled by its buyer`);
  expect(mail?.text).toContain(`To be returned: $${(totalCents / 100).toFixed(2)}`);
});

it('the shop is told that the money goes back by itself, also of a withdrawal', async () => {
  const { input } = await buildPaid();
  await api.call(endpoints.withdrawFromOrder, { ...input, body: {} });
  const [mail] = await told('buyerCancelled');
  expect(mail?.text).toContain('What was paid is refunded automatically.');
});

it('the shop is told of a return that waits for it', async () => {
  const shipped = await buildShipped();
  await askForReturn(api, shipped, 1);
  const [mail] = await told('returnAsked');
  expect(mail?.subject).toBe(`Return of order ${shipped.order.number}`);
  expect(mail?.text).toContain('What: 1 × Lamp');
});

it.each([
  ['goes back by itself', {}, 'Please don’t send it: what was paid is refunded automatically.'],
  [
    'was paid by hand',
    BY_HAND,
    'for what hasn’t been sent yet. There is nothing to approve. Please don’t send it, and refund it.',
  ],
])(
  'the shop is told not to send what a buyer has withdrawn from, where its money %s',
  async (_, payment, words) => {
    const { order, buyer, params, lines, send } = await buildPacked(api, token);
    await OrderModel.updateOne({ _id: order._id }, { $set: payment });
    await send(3);
    const body = { lines: [{ line: lines[1], quantity: 1 }] };
    await api.call(endpoints.withdrawFromOrder, { token: buyer.token, params, body });
    const [mail, ...others] = await told('returnAsked');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Withdrawal from order ${order.number}`);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('1 × Sofa');
  },
);

it('the shop is told that a payment is disputed whose buyer has deleted their account', async () => {
  const { order, buyer } = await buildShipped();
  const dispute = { id: 'dp_1', state: 'open', amountCents: 55_03, reason: 'fraudulent' };
  const $set = { status: 'deliverd', 'payment.disputes': [{ ...dispute, at: new Date() }] };
  await OrderModel.updateOne({ _id: order._id }, { $set });
  const body = { password: PASSWORD };
  await api.call(endpoints.deleteMyAccount, { token: buyer.token, body });
  const cause = { kind: 'disputeOpened', id: order._id } as const;
  await inTransaction((session) => sendLater(cause, session));
  await sendMails();
  const [mail, ...others] = await mailsOf('disputeOpened');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`The payment of order ${order.number} is disputed`);
  expect(mail).not.toHaveProperty('user');
});

it.each(['never', 'daily'] as const)(
  'the shop is told nothing at once if it chose %s',
  async (time) => {
    await choose(time);
    const { input } = await buildPaid(BY_HAND);
    await api.call(endpoints.cancelMyOrder, input);
    await askForReturn(api, await buildShipped(), 1);
    expect(await told('buyerCancelled')).toEqual([]);
    expect(await told('returnAsked')).toEqual([]);
  },
);

it('settings of before this choice are read as at once', async () => {
  await choose('never');
  await MailSettingsModel.collection.updateOne({}, { $unset: { returns: 1 } });
  expect((await mailSettings()).returns).toBe('atOnce');
});
