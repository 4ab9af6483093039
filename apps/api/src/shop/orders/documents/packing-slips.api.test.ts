import { endpoints, LIMITS } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { UserModel } from '../../accounts/index.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

async function slipsOf(orders: string) {
  const { token } = await buildAdmin();
  return (await api.call(endpoints.listPackingSlips, { token, query: { orders } })).body.slips;
}

describe('a packing slip', () => {
  it('has what a packer needs, as it was at checkout, and neither prices nor the e-mail address', async () => {
    const buyer = await buildUser();
    const { id: product } = await buildProduct({ name: 'Oak Chair', price: 79.99 });
    const { number, id } = await buildOrder({ buyer, items: [{ product, quantity: 3 }] });
    await UserModel.updateOne({ _id: buyer.id }, { $set: { address: 'New Road 9' } });
    const shipment = { carrier: 'UPS', trackingNumber: '1Z 999' };
    await OrderModel.updateOne({ _id: id }, { $set: { shipment } });
    const [slip] = await slipsOf(String(number));
    expect(slip).toEqual({
      number,
      status: 'Not Process',
      createAt: expect.stringMatching(/Z$/) as string,
      delivery: {
        name: 'Ada Buyer',
        phone: '555 0100',
        address: 'Main Street 1',
        completedLater: false,
      },
      shipment,
      lines: [{ name: 'Oak Chair', quantity: 3 }],
    });
    expect(JSON.stringify(slip)).not.toContain(buyer.email);
  });

  it('has the note of the order', async () => {
    const [noted, other] = [await buildOrder(), await buildOrder()];
    const note = 'Ring twice\nPlease gift-wrap';
    await OrderModel.updateOne({ _id: noted._id }, { $set: { note } });
    const [slip, without] = await slipsOf(`${noted.number},${other.number}`);
    expect(slip?.note).toBe(note);
    expect(without).not.toHaveProperty('note');
  });

  it('says that the money is awaited first, unlike with cash on delivery', async () => {
    const orders = [await buildOrder(), await buildOrder(), await buildOrder()];
    const waits = { 'payment.state': 'pending', 'payment.success': false };
    const set = (at: number, fields: object) =>
      OrderModel.updateOne({ _id: orders[at]?._id }, { $set: fields });
    await set(1, { ...waits, 'payment.dueAt': new Date() });
    await set(2, waits);
    const slips = await slipsOf(orders.map(({ number }) => number).join(','));
    expect(slips.map(({ unpaid }) => unpaid)).toEqual([undefined, true, undefined]);
    const { token } = await buildAdmin();
    const { body } = await api.call(endpoints.listOrderStatuses, { token, query: {} });
    expect(body.orders.map(({ payment }) => payment.dueAt)).toEqual([
      null,
      expect.any(String),
      undefined,
    ]);
  });

  it('comes for each order once, in the order that was asked for, and not for unknown ones', async () => {
    const orders = [await buildOrder(), await buildOrder(), await buildOrder()];
    const [first, second, third] = orders.map(({ number }) => number);
    const slips = await slipsOf(`${third},${first},9999,${third},${second}`);
    expect(slips.map(({ number }) => number)).toEqual([third, first, second]);
  });

  it.each([
    ['nothing', ''],
    ['an id', '6b0100000000000000000001'],
    ['text', '1001,x'],
    ['zero', '0'],
    ['an open list', '1001,'],
    [
      'too many',
      Array.from({ length: LIMITS.documentsAtOnce + 1 }, (_, index) => index + 1).join(','),
    ],
  ])('is refused for %s', async (_what, orders) => {
    const { token } = await buildAdmin();
    const failure = await api.refuse(endpoints.listPackingSlips, { token, query: { orders } });
    expect(failure.status).toBe(400);
  });
});
