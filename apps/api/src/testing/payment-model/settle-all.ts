import { JobModel } from '@shop/mongo/jobs';
import { endpoints } from '@shop/shared';
import { OrderModel } from '../../shop/orders/index.js';
import { catchUp } from '../../shop/payments/index.js';
import type { ModelShop } from './model-shop.js';

const ROUNDS = 30;
const WEEK_S = 7 * 24 * 60 * 60;
const CATCHES_UP_EVERY = 5;
/** By then, what was paid is known. */
const HELD_END_AT = 4;

/** An order that was sent unpaid waits for its payment without end: its buyer pays it now. */
async function paySent(control: ModelShop['control']): Promise<void> {
  const sent = await OrderModel.find({ status: 'Shipped', 'payment.state': 'pending' }).lean();
  for (const { payment } of sent)
    await control('pay', { session: payment.reference ?? '' }).catch(() => undefined);
}

/** What is reserved is taken by shipping the order, or released by its bank. */
async function endHeld({ api, admin, control }: ModelShop): Promise<void> {
  const held = await OrderModel.find({ 'payment.state': 'authorized' }).lean();
  for (const { _id, number } of held.filter((one) => one.number % 2 === 0))
    await api.send(endpoints.updateOrderStatus, {
      token: admin,
      params: { orderId: _id.toHexString() },
      body: { status: number % 4 === 0 ? 'Shipped' : 'cancel' },
    });
  if (held.length > 0) await control('passTime', { seconds: WEEK_S });
}

/** An order that somebody tried to mark as paid is not cancelled by itself for an hour, which is over now. */
async function endLeaving(): Promise<void> {
  const over = { 'payment.leavingUntil': new Date(0) };
  await OrderModel.updateMany({ 'payment.leavingUntil': { $exists: true } }, { $set: over });
}

/** Ends everything that is under way: slow banks decide, webhooks arrive or are lost, and all tasks are done. */
export async function settleAll(shop: ModelShop): Promise<void> {
  const { control, account } = shop;
  await control('recover');
  await endLeaving();
  for (const { id } of await control('sessions'))
    await control('decide', { session: id, isPaid: true }).catch(() => undefined);
  for (let round = 0; round < ROUNDS; round += 1) {
    await paySent(control);
    if (round === HELD_END_AT) await endHeld(shop);
    if (round % CATCHES_UP_EVERY === 0) await catchUp(account);
    await JobModel.updateMany({ state: 'due' }, { $set: { dueAt: new Date(0) } });
    await shop.work();
    const deliveries = await control('deliveries');
    const isQuiet = deliveries.every(({ state }) => state !== 'due');
    // A refused refund stays until somebody looks at it.
    if (isQuiet && (await JobModel.countDocuments({ state: { $ne: 'dead' } })) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
