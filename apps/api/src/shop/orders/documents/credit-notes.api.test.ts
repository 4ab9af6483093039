import { endpoints, type Invoice, type OrderStatus } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { InvoiceModel } from './invoice.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function setStatus({ id }: { id: string }, ...statuses: OrderStatus[]) {
  for (const status of statuses) {
    const input = { token, params: { orderId: id }, body: { status } };
    await api.call(endpoints.updateOrderStatus, input);
  }
}

async function print(...orders: { number: number }[]) {
  const body = { orders: orders.map(({ number }) => number) };
  return (await api.call(endpoints.issueInvoices, { token, body })).body.invoices;
}

const numbersOf = (documents: readonly Invoice[]) =>
  documents.map(({ documentNumber }) => documentNumber);

describe('an invoice', () => {
  it('is issued when its order is shipped, at that moment, without being opened', async () => {
    const order = await buildOrder();
    await setStatus(order, 'Processing', 'Shipped');
    const [stored] = await InvoiceModel.find().lean();
    await setStatus(order, 'deliverd');
    const [invoice] = await print(order);
    expect(invoice).toMatchObject({
      documentNumber: 'INV-1',
      issuedAt: stored?.issuedAt.toISOString(),
    });
    expect(await InvoiceModel.countDocuments()).toBe(1);
    const params = { number: String(order.number) };
    const { history, invoicedAt } = (await api.call(endpoints.getOrder, { token, params })).body
      .order;
    const shipped = history.find(({ status }) => status === 'Shipped');
    expect([invoicedAt, shipped?.at]).toEqual([invoice?.issuedAt, invoice?.issuedAt]);
  });

  it('has the next number, in the order of shipping, and stays when its order comes back', async () => {
    const last = await buildOrder();
    const orders = [last, await buildOrder(), await buildOrder()];
    for (const order of [...orders].reverse()) await setStatus(order, 'Shipped');
    expect(numbersOf(await print(...orders))).toEqual(['INV-3', 'INV-2', 'INV-1']);
    await setStatus(last, 'Processing', 'Shipped');
    expect(numbersOf(await print(last))).toEqual(['INV-3']);
  });
});

describe('a cancelled order', () => {
  it('that has no invoice gets no credit note', async () => {
    const order = await buildOrder();
    await setStatus(order, 'cancel');
    expect(await InvoiceModel.countDocuments()).toBe(0);
    expect((await print(order)).map(({ issuedAt }) => issuedAt)).toEqual([null]);
  });

  it('that has one gets a credit note over the same, once', async () => {
    const order = await buildOrder();
    await setStatus(order, 'Shipped');
    const [printed] = await print(order);
    await setStatus(order, 'cancel');
    await setStatus(order, 'cancel');
    const [invoice, creditNote, ...more] = await print(order);
    expect(more).toEqual([]);
    expect(invoice).toEqual({ ...printed, status: 'cancel', creditedBy: 'CN-1' });
    expect(creditNote).toEqual({
      ...printed,
      status: 'cancel',
      kind: 'credit-note',
      documentNumber: 'CN-1',
      credits: 'INV-1',
      issuedAt: creditNote?.issuedAt,
      shippedAt: printed?.issuedAt,
    });
  });

  it('gets it when its buyer cancels it, too, who can open both', async () => {
    const buyer = await buildUser();
    const order = await buildOrder({ buyer });
    await setStatus(order, 'Shipped', 'Processing');
    const mine = { token: buyer.token, params: { number: String(order.number) } };
    await api.call(endpoints.cancelMyOrder, mine);
    await api.call(endpoints.cancelMyOrder, mine);
    const { body } = await api.call(endpoints.issueMyInvoice, mine);
    expect([body.invoice.documentNumber, body.invoice.creditedBy]).toEqual(['INV-1', 'CN-1']);
    expect(numbersOf(body.others ?? [])).toEqual(['CN-1']);
  });

  it('gets a new invoice when it is shipped after all, and a new credit note for that', async () => {
    const order = await buildOrder();
    await setStatus(order, 'Shipped', 'cancel', 'Processing');
    expect(numbersOf(await print(order))).toEqual(['INV-1', 'CN-1', null]);
    await setStatus(order, 'Shipped', 'cancel');
    expect(numbersOf(await print(order))).toEqual(['INV-1', 'CN-1', 'INV-2', 'CN-2']);
  });
});

it('numbers have no gap, whoever ships and cancels at the same moment, and whatever fails', async () => {
  const orders = [];
  for (let index = 0; index < 8; index += 1) orders.push(await buildOrder());
  const ship = ({ id }: { id: string }, statusBefore: OrderStatus = 'Not Process') =>
    api.send(endpoints.updateOrderStatus, {
      token,
      params: { orderId: id },
      body: { status: 'Shipped', statusBefore },
    });
  // Of each two the second is refused, or finds it done.
  await Promise.all(orders.flatMap((order) => [ship(order), ship(order, 'Processing')]));
  await Promise.all(orders.slice(0, 5).map((order) => setStatus(order, 'cancel')));
  const numbers = numbersOf(await print(...orders)).sort();
  expect(numbers).toEqual(
    [...Array(5).keys()]
      .map((index) => `CN-${index + 1}`)
      .concat([...Array(8).keys()].map((index) => `INV-${index + 1}`)),
  );
});
