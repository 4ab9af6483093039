import { beforeEach, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { buildPacked } from '../../../testing/orders/packed.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

let token: string;
beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** What the mail says once the order is cancelled. */
async function cancelled({ setStatus }: Awaited<ReturnType<typeof buildPacked>>) {
  await setStatus('cancel');
  await sendMails();
  return (await mailsOf('orderCancelled'))[0]?.text;
}

it('the mail about a cancelled order does not say that nothing is sent of one that was sent', async () => {
  const order = await buildPacked(api, token);
  await order.setStatus('Shipped');
  const text = await cancelled(order);
  expect(text).toContain('It was sent before. If it still reaches you, please contact us.');
  expect(text).not.toContain('Nothing will be sent');
});

it('the mail about a cancelled order says that a part of it was sent', async () => {
  const order = await buildPacked(api, token);
  await order.send(2);
  expect(await cancelled(order)).toContain(
    'A part of it was sent before, and the rest will not be sent.',
  );
});

it('the mail about a cancelled order says that all of it was sent in parcels', async () => {
  const order = await buildPacked(api, token);
  await order.send(3, 1);
  expect(await cancelled(order)).toContain('It was sent before.');
});

it('nothing is sent of an order that was still being packed', async () => {
  const order = await buildPacked(api, token);
  expect(await cancelled(order)).toContain('Nothing will be sent.');
});

it('the mail about a single parcel with the whole order speaks of the order', async () => {
  const { order, send } = await buildPacked(api, token);
  await send(3, 1);
  await sendMails();
  const [mail] = await mailsOf('parcelShipped');
  expect(mail?.text).toContain(`We’ve handed your order ${order.number} to the carrier.`);
  expect(mail?.text).not.toContain('part of your order');
  expect(mail?.subject).toMatch(/^Your order /);
});
