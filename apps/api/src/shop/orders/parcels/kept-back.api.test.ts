import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { buildPacked } from '../../../testing/orders/packed.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { issuePaid } from '../documents/at-payment/issue-paid.js';
import { InvoiceModel } from '../documents/invoice.model.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

let token: string;
let packed: Awaited<ReturnType<typeof buildPacked>>;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  packed = await buildPacked(api, token);
});

async function refund(quantity: number, { restock = true } = {}) {
  const body = { lines: [{ line: packed.lines[0], quantity }], restock };
  return (await api.call(endpoints.refundOrder, { token, params: packed.params, body })).body.order;
}

const send = (quantity: number, line = packed.lines[0]) =>
  api.call(endpoints.addParcel, packed.parcelOf(line, quantity));

/** The pieces of each line on the packing slip, and how many of them are still to be packed. */
async function slip() {
  const call = { token, query: { orders: packed.params.number } };
  const [one] = (await api.call(endpoints.listPackingSlips, call)).body.slips;
  return one?.lines.map(({ name, quantity, left = quantity }) => `${name} ${left}/${quantity}`);
}

const agrees = async () => expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);

describe('pieces that are put back into stock before they are sent', () => {
  it('are not packed any more, and in no parcel', async () => {
    expect((await refund(2)).keptBack).toEqual([{ line: packed.lines[0], quantity: 2 }]);
    expect(await slip()).toEqual(['Lamp 1/1', 'Sofa 1/1']);
    const refused = await api.refuse(endpoints.addParcel, packed.parcelOf(packed.lines[0], 2));
    expect(refused.message).toBe('Only 1 of Lamp are in no parcel yet.');
    await send(1);
    expect(await slip()).toEqual(['Lamp 0/1', 'Sofa 1/1']);
    await agrees();
  });

  it('are not in the mail that the order is on its way', async () => {
    await refund(2);
    await packed.setStatus('Shipped');
    await sendMails();
    const [mail] = await mailsOf('orderShipped');
    expect(mail?.text).toContain('1 × $10.01');
    expect(mail?.text).not.toContain('3 × $10.01');
  });

  it('hold up no invoice: it comes with the last parcel', async () => {
    await refund(2);
    await send(1);
    await send(1, packed.lines[1]);
    await sendMails();
    expect((await mailsOf('parcelShipped')).at(-1)?.text).toContain(
      'Everything is on its way now.',
    );
    const kinds = (await InvoiceModel.find().sort({ _id: 1 }).lean()).map(({ kind }) => kind);
    expect(kinds).toEqual(['invoice', 'credit-note']);
    await agrees();
  });

  it('bring about the invoice, of that moment, if all others were sent before', async () => {
    await send(1);
    await send(1, packed.lines[1]);
    await refund(2);
    await issuePaid(() => Promise.resolve(DEFAULT_SETTINGS));
    await issuePaid(() => Promise.resolve(DEFAULT_SETTINGS));
    const documents = await InvoiceModel.find().sort({ _id: 1 }).lean();
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    const { parcels, refunds } = await OrderModel.findById(packed.orderId).orFail().lean();
    expect(documents[0]).toMatchObject({
      issuedAt: refunds?.[0]?.endedAt,
      shippedAt: parcels?.[1]?.at,
    });
    await agrees();
  });
});

describe('pieces that are refunded', () => {
  it('and not put back are still sent', async () => {
    await refund(2, { restock: false });
    expect(await slip()).toEqual(['Lamp 3/3', 'Sofa 1/1']);
  });

  it('are taken for those that were sent, as far as only these were left', async () => {
    await send(2);
    expect((await refund(2)).keptBack).toEqual([{ line: packed.lines[0], quantity: 1 }]);
    expect(await slip()).toEqual(['Lamp 0/2', 'Sofa 1/1']);
    await agrees();
  });

  it('came back where the whole order was shipped before', async () => {
    await packed.setStatus('Shipped');
    expect(await refund(2)).not.toHaveProperty('keptBack');
    expect(await slip()).toEqual(['Lamp 3/3', 'Sofa 1/1']);
  });
});
