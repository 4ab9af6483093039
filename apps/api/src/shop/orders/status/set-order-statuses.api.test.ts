import { endpoints, LIMITS, type StatusChange } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../../audit/audit-entry.model.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct, unknownId } from '../../../testing/factories.js';
import {
  buildStatusChanges,
  setAllStatuses,
  statusesOf,
} from '../../../testing/orders/status-changes.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const setStatuses = (changes: readonly StatusChange[], as = token) =>
  setAllStatuses(api, as, changes);

/** The outcome of each change. */
async function outcomes(changes: readonly StatusChange[]) {
  return (await setStatuses(changes)).map(({ outcome }) => outcome);
}

describe('PUT /auth/order-statuses', () => {
  it('sets the status of each order, with an audit entry each like that of a single change', async () => {
    const orders = [await buildOrder(), await buildOrder(), await buildOrder()];
    await AuditEntryModel.deleteMany({});
    const results = await setStatuses(buildStatusChanges(orders, 'Shipped'));
    expect(results).toEqual(
      orders.map(({ id, number }) => ({
        orderId: id,
        outcome: 'done',
        message: `Order ${number} is Shipped`,
      })),
    );
    expect(await statusesOf(orders)).toEqual(['Shipped', 'Shipped', 'Shipped']);
    const entries = await AuditEntryModel.find({}).sort({ _id: 1 }).lean();
    expect(entries).toMatchObject(
      orders.map(({ number }) => ({
        action: 'updateOrderStatus',
        subject: { kind: 'order', name: `Order ${number} of Ada Buyer` },
        before: { status: 'Not Process' },
        after: { status: 'Shipped' },
      })),
    );
  });

  it('gives each order its own status, as taking a change back needs', async () => {
    const orders = [await buildOrder(), await buildOrder()];
    await setStatuses(buildStatusChanges(orders, 'cancel'));
    const [first, second] = buildStatusChanges(orders, 'Processing', 'cancel');
    if (!first || !second) throw new Error('Two changes are missing');
    await setStatuses([first, { ...second, status: 'Shipped' }]);
    expect(await statusesOf(orders)).toEqual(['Processing', 'Shipped']);
  });

  it('says of each order that was not changed why', async () => {
    const joan = await buildAdmin();
    const hat = await buildProduct({ name: 'Hat', quantity: 1 });
    const items = [{ product: hat.id, quantity: 1 }];
    const [kept, taken, short] = [
      await buildOrder(),
      await buildOrder(),
      await buildOrder({ items }),
    ];
    await setStatuses(buildStatusChanges([taken, short], 'cancel'), joan.token);
    await buildOrder({ items });
    const unknown = unknownId();
    const results = await setStatuses([
      ...buildStatusChanges([{ id: unknown }, kept, taken], 'Shipped'),
      ...buildStatusChanges([short], 'Shipped', 'cancel'),
    ]);
    expect(results).toMatchObject([
      { orderId: unknown, outcome: 'notFound', message: 'Order not found' },
      { outcome: 'done' },
      {
        outcome: 'refused',
        message: `Order ${taken.number} is now cancelled: Grace Admin has changed it`,
      },
      { outcome: 'refused', message: `Order ${short.number} stays cancelled: Hat is sold out` },
    ]);
    expect(await statusesOf([kept, taken, short])).toEqual(['Shipped', 'cancel', 'cancel']);
  });

  it('returns the stock of cancelled orders once, also when it is sent again', async () => {
    const product = await buildProduct({ quantity: 10 });
    const items = [{ product: product.id, quantity: 2 }];
    const orders = [await buildOrder({ items }), await buildOrder({ items })];
    const changes = buildStatusChanges(orders, 'cancel');
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await outcomes(changes)).toEqual(['done', 'done']);
      expect(await stockOf(product.id)).toBe(10);
    }
    const order = await OrderModel.findById(orders[0]?.id).orFail().lean();
    expect(order.history.map(({ status }) => status)).toEqual(['Not Process', 'cancel']);
  });

  it('tells what somebody else has done already from what it did', async () => {
    const joan = await buildAdmin();
    const orders = [await buildOrder(), await buildOrder()];
    const [first] = orders;
    await setStatuses(buildStatusChanges(first ? [first] : [], 'Shipped'), joan.token);
    const results = await setStatuses(buildStatusChanges(orders, 'Shipped'));
    expect(results).toMatchObject([
      { outcome: 'already', message: `Order ${first?.number} was already Shipped` },
      { outcome: 'done' },
    ]);
    expect(await outcomes(buildStatusChanges(orders, 'Shipped', 'Shipped'))).toEqual([
      'already',
      'already',
    ]);
  });

  it.each([
    ['no orders', [], 'changes'],
    ['no list', 'all', 'changes'],
    ['an id that is none', [{ orderId: 'x', statusBefore: 'cancel', status: 'cancel' }], 'changes'],
    [
      'an unknown status',
      buildStatusChanges([{ id: unknownId() }], 'cancel').map((change) => ({
        ...change,
        status: 'shipped',
      })),
      'changes',
    ],
    [
      'an order without the status that was seen',
      [{ orderId: unknownId(), status: 'cancel' }],
      'changes',
    ],
    [
      'an order twice',
      ['a', 'A'].map((letter) => ({
        orderId: letter.repeat(24),
        statusBefore: 'Shipped',
        status: 'cancel',
      })),
      'changes',
    ],
  ])('refuses %s', async (_, changes, field) => {
    const failure = await api.refuse(endpoints.updateOrderStatuses, { token, body: { changes } });
    expect(failure).toMatchObject({ status: 400, success: false });
    expect(failure.errors?.[0]?.field).toMatch(new RegExp(`^${field}`));
  });

  it('takes as many orders as the limit says, and no more', async () => {
    const changes = (count: number) =>
      buildStatusChanges(
        Array.from({ length: count }, () => ({ id: unknownId() })),
        'cancel',
      );
    const body = { changes: changes(LIMITS.statusChanges) };
    const reply = await api.call(endpoints.updateOrderStatuses, { token, body });
    expect(reply.body.message).toBe('0 of 500 orders changed');
    expect(reply.body.results).toHaveLength(LIMITS.statusChanges);
    for (const [count, status] of [
      [LIMITS.statusChanges + 1, 400],
      [10_000, 413],
    ] as const) {
      const body = { changes: changes(count) };
      expect((await api.refuse(endpoints.updateOrderStatuses, { token, body })).status).toBe(
        status,
      );
    }
  });
});
