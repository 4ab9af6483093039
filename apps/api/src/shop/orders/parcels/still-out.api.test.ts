import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { buildPacked } from '../../../testing/orders/packed.js';
import { askForReturn } from '../../../testing/orders/returns.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../../catalog/index.js';
import { findDisagreements } from '../../order-checks/index.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

let token: string;
let packed: Awaited<ReturnType<typeof buildPacked>>;
/** Of the ten lamps, three are in the order. Two of these are in a parcel. */
let parcelId: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  packed = await buildPacked(api, token);
  const sent = await api.call(endpoints.addParcel, packed.parcelOf(packed.lines[0], 2));
  parcelId = sent.body.order.parcels?.[0]?._id ?? '';
});

const lamps = async () => (await ProductModel.findOne({ name: 'Lamp' }).orFail().lean()).quantity;
const agrees = async () => expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);

/** Has pieces of the first line come back by a return. */
async function bringBack(quantity: number, { restock = true } = {}) {
  const id = await askForReturn(api, packed, quantity);
  const params = { id };
  await api.call(endpoints.decideReturn, { token, params, body: { isApproved: true } });
  const body = { lines: [{ line: packed.lines[0], quantity }], restock };
  await api.call(endpoints.receiveReturn, { token, params, body });
}

describe('an order that is cancelled when a part of it is sent', () => {
  it('gives back what is not sent, and takes that again when it is reopened', async () => {
    expect(await lamps()).toBe(7);
    await packed.setStatus('cancel');
    expect(await lamps()).toBe(8);
    await agrees();
    await packed.setStatus('Processing');
    expect(await lamps()).toBe(7);
    await agrees();
    expect(await OrderModel.exists({ stillOut: { $exists: true } })).toBeNull();
  });

  it('gets the rest back by a return, once', async () => {
    await packed.setStatus('cancel');
    await bringBack(1);
    expect(await lamps()).toBe(9);
    await agrees();
    await packed.setStatus('Processing');
    expect(await lamps()).toBe(8);
    await agrees();
    await packed.setStatus('cancel');
    expect(await lamps()).toBe(9);
    await bringBack(1);
    expect(await lamps()).toBe(10);
    await agrees();
  });

  it('gives back no more than what a refund and a return have left', async () => {
    await bringBack(1);
    const body = { lines: [{ line: packed.lines[0], quantity: 1 }], restock: true };
    await api.call(endpoints.refundOrder, { token, params: packed.params, body });
    expect(await lamps()).toBe(9);
    await packed.setStatus('cancel');
    expect(await lamps()).toBe(9);
    await agrees();
  });

  it('keeps its parcels until it is reopened', async () => {
    await packed.setStatus('cancel');
    const call = { token, params: { orderId: packed.orderId, parcelId } };
    const refused = await api.refuse(endpoints.removeParcel, call);
    expect(refused.message).toContain('is cancelled. Reopen it before.');
    await packed.setStatus('Processing');
    await api.call(endpoints.removeParcel, call);
    await packed.setStatus('cancel');
    expect(await lamps()).toBe(10);
    await agrees();
  });
});
