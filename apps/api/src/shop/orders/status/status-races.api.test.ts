import { endpoints, type OrderStatus } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../../audit/audit-entry.model.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct } from '../../../testing/factories.js';
import {
  buildStatusChanges,
  setAllStatuses,
  statusesOf,
} from '../../../testing/orders/status-changes.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();
const ORDERS = 6;
const PIECES = 2;

/** Orders of one product, so that all cancellations compete for its stock. */
async function buildScene() {
  const product = await buildProduct({ quantity: ORDERS * PIECES });
  const orders = [];
  for (let index = 0; index < ORDERS; index += 1)
    orders.push(await buildOrder({ items: [{ product: product.id, quantity: PIECES }] }));
  await AuditEntryModel.deleteMany({});
  return { product, orders };
}

async function setAll(orders: readonly { id: string }[], status: OrderStatus) {
  const { token } = await buildAdmin();
  return setAllStatuses(api, token, buildStatusChanges(orders, status));
}

/** Pieces in stock and in orders that were not cancelled. */
async function allPieces(productId: string, orders: readonly { id: string }[]) {
  const kept = (await statusesOf(orders)).filter((status) => status !== 'cancel');
  return ((await stockOf(productId)) ?? 0) + kept.length * PIECES;
}

describe('many orders changed by two administrators at the same moment', () => {
  it('lets each order be cancelled or shipped, whichever came first, and returns its stock once or not at all', async () => {
    const { product, orders } = await buildScene();
    const [cancelled, shipped] = await Promise.all([
      setAll(orders, 'cancel'),
      setAll([...orders].reverse(), 'Shipped'),
    ]);
    const done = [...cancelled, ...shipped].filter(({ outcome }) => outcome === 'done');
    expect(done).toHaveLength(ORDERS);
    expect(new Set(done.map(({ orderId }) => orderId)).size).toBe(ORDERS);
    expect(await allPieces(product.id, orders)).toBe(ORDERS * PIECES);
    expect(await AuditEntryModel.countDocuments({})).toBe(ORDERS);
  });

  it('cancels each order once when both cancel', async () => {
    const { product, orders } = await buildScene();
    const results = await Promise.all([setAll(orders, 'cancel'), setAll(orders, 'cancel')]);
    for (const { outcome } of results.flat()) expect(['done', 'already']).toContain(outcome);
    expect(results.flat().filter(({ outcome }) => outcome === 'done')).toHaveLength(ORDERS);
    expect(await stockOf(product.id)).toBe(ORDERS * PIECES);
    expect(await AuditEntryModel.countDocuments({})).toBe(ORDERS);
  });

  it('lets a single change of an order win or lose as a whole', async () => {
    const { product, orders } = await buildScene();
    const { token } = await buildAdmin();
    const single = (id: string) =>
      api
        .call(endpoints.updateOrderStatus, {
          token,
          params: { orderId: id },
          body: { status: 'Shipped', statusBefore: 'Not Process' },
        })
        .then(
          () => 'Shipped',
          () => 'cancel',
        );
    const [results, ...singles] = await Promise.all([
      setAll(orders, 'cancel'),
      ...orders.map(({ id }) => single(id)),
    ]);
    expect(await statusesOf(orders)).toEqual(singles);
    expect(results.map(({ outcome }) => outcome)).toEqual(
      singles.map((status) => (status === 'cancel' ? 'done' : 'refused')),
    );
    expect(await allPieces(product.id, orders)).toBe(ORDERS * PIECES);
  });
});
