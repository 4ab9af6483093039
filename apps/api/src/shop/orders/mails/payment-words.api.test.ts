import { expect, it } from 'vitest';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { openHostedScene } from '../../../testing/orders/hosted-scene.js';
import { handleExpiry } from '../../payments/index.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

useTestShop();

const WAYS = [
  ['manual:bank-transfer', 'Bank transfer', 'to your original payment method (Bank transfer)'],
  ['stripe', 'Card', 'to the card you paid with'],
] as const;

it.each(WAYS)('mails name %s and say how money comes back', async (way, name, back) => {
  const scene = await openHostedScene(3000, way, 3);
  if (way === 'stripe') scene.pay(3000);
  await (way === 'stripe' ? scene.comeBack() : scene.markPaid());
  await scene.setStatus('Shipped');
  await scene.refund(1000, 'first');
  await sendMails();
  const [shipped] = await mailsOf('orderShipped');
  const [refunded] = await mailsOf('orderRefunded');
  for (const mail of [shipped, refunded]) expect(mail?.text).toContain(`Payment method: ${name}`);
  expect(refunded?.text).toContain(
    `We’${way === 'stripe' ? 've refunded' : 're refunding'} $10.00 of your order`,
  );
  expect(refunded?.text).toContain(back);
});

it('what is sent unpaid says what is to be paid, and how', async () => {
  const scene = await openHostedScene(3000, 'manual:bank-transfer', 3);
  await scene.setStatus('Shipped');
  await sendMails();
  const [mail] = await mailsOf('orderShipped');
  expect(mail?.text).toContain('To pay: $30.00\nHow to pay: To our account');
});

it('a bank transfer is confirmed with the day by which it is due, and again once it has arrived', async () => {
  const scene = await openHostedScene(3000, 'manual:bank-transfer', 3);
  await sendMails();
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const dueAt = new Date(scene.order.payment.dueAt ?? '');
  const [confirmed] = await mailsOf('orderReceived');
  expect(confirmed?.text).toContain(`How to pay: To our account\nPay by: ${day.format(dueAt)}`);
  await scene.setStatus('Shipped');
  await scene.markPaid();
  await sendMails();
  const [, paid] = await mailsOf('orderReceived');
  const { number } = scene.order;
  expect(paid?.subject).toBe(`Your order ${number} at Ecommerce App is paid`);
  expect(paid?.text).toContain(`We’ve received your payment of $30.00 for order ${number}.`);
  expect(paid?.text).not.toContain('let you know');
});

it('an order that is given up before its mail is written is not confirmed as paid', async () => {
  const scene = await openHostedScene(3000, 'manual:bank-transfer', 3);
  await scene.cancel();
  await sendMails();
  expect(await mailsOf('orderReceived')).toEqual([]);
});

it('an order that was not paid in time says so, and what to do if the payment is on its way', async () => {
  const scene = await openHostedScene(3000, 'manual:bank-transfer', 3);
  await handleExpiry(undefined)({ data: { order: scene.order._id } } as never);
  await sendMails();
  const [mail] = await mailsOf('orderCancelled');
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    'It wasn’t paid in time, and you no longer have to pay for it. If you’ve already paid, please write to us.',
  );
});

it('a buyer whose paid order the shop cancels is not left without a word about the money', async () => {
  const scene = await openHostedScene(3000, 'manual:bank-transfer', 3);
  await scene.markPaid();
  await scene.setStatus('cancel');
  await sendMails();
  const [mail] = await mailsOf('orderCancelled');
  expect(mail?.text).toContain('We’ll write to you about the $30.00 you paid.');
});

it('a buyer who has paid more than the total is not told that the total is what they paid', async () => {
  const scene = await openHostedScene(3000, 'manual:bank-transfer', 3);
  await scene.markPaid();
  await OrderModel.updateOne({ _id: scene.order._id }, { $set: { 'payment.paidCents': 4000 } });
  await scene.setStatus('cancel');
  await sendMails();
  const [mail] = await mailsOf('orderCancelled');
  expect(mail?.text).toContain('We’ll write to you about $30.00 of what you paid.');
});

it('an order that is cancelled before it is paid needs no payment', async () => {
  const scene = await openHostedScene(3000, 'manual:bank-transfer', 3);
  await scene.cancel();
  await sendMails();
  const [mail] = await mailsOf('orderCancelled');
  expect(mail?.text).toContain('You don’t have to pay for it.');
});

it('a buyer who cancels what a card has paid learns that it goes back to the card', async () => {
  const scene = await openHostedScene(3000, 'stripe', 3);
  scene.pay(3000);
  await scene.comeBack();
  await scene.cancel();
  await sendMails();
  const [mail] = await mailsOf('orderCancelled');
  expect(mail?.text).toContain('We’re refunding $30.00 to the card you paid with.');
});
