import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { OPERATOR } from '@shop/front';
import { AuditEntryModel } from '../../audit/audit-entry.model.js';
import { buildAdmin, buildOrder } from '../../../testing/factories.js';
import { buildStatusChanges, statusesOf } from '../../../testing/orders/status-changes.js';
import { testSessions, useTestShop } from '../../../testing/test-shop.js';
import { setOrderStatuses } from './set-order-statuses.js';

const api = useTestShop();

async function buildScene() {
  const { token } = await buildAdmin();
  const user = await testSessions.authenticate(token);
  if (!user) throw new Error('The administrator is not signed in');
  const orders = [await buildOrder(), await buildOrder(), await buildOrder()];
  const actor = { ...user, requestId: 'a request of a test' };
  const context = { admin: actor, settings: DEFAULT_SETTINGS };
  return { token, context, orders, changes: buildStatusChanges(orders, 'Shipped') };
}

/** Runs `happen` while the second order is being changed. */
function duringTheSecond(happen: () => void) {
  const create = AuditEntryModel.create.bind(AuditEntryModel);
  let count = 0;
  vi.spyOn(AuditEntryModel, 'create').mockImplementation((...given: unknown[]) => {
    count += 1;
    if (count === 2) happen();
    return Reflect.apply(create, undefined, given) as never;
  });
}

describe('a change of many orders that is interrupted', () => {
  it('begins no order once its time is up, and says so', async () => {
    const { context, changes, orders } = await buildScene();
    const results = await setOrderStatuses(changes, context, OPERATOR, performance.now() - 8_000);
    expect(results.map(({ outcome }) => outcome)).toEqual(orders.map(() => 'unfinished'));
    expect(await statusesOf(orders)).toEqual(orders.map(() => 'Not Process'));
  });

  it('ends with the order in hand when its caller has left', async () => {
    const { context, changes, orders } = await buildScene();
    const leaving = new AbortController();
    duringTheSecond(() => leaving.abort());
    const client = { key: 'a client', left: leaving.signal };
    const results = await setOrderStatuses(changes, context, client);
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'unfinished']);
    expect(await statusesOf(orders)).toEqual(['Shipped', 'Shipped', 'Not Process']);
  });

  it('reports what is done when something breaks, and finishes the rest when it is sent again', async () => {
    const { token, changes, orders } = await buildScene();
    duringTheSecond(() => {
      throw new Error('The disk is full');
    });
    const send = async () =>
      (
        await api.call(endpoints.updateOrderStatuses, { token, body: { changes } })
      ).body.results.map(({ outcome }) => outcome);
    expect(await send()).toEqual(['done', 'unfinished', 'unfinished']);
    expect(await statusesOf(orders)).toEqual(['Shipped', 'Not Process', 'Not Process']);
    expect(await send()).toEqual(['done', 'done', 'done']);
  });

  it('fails as a single change does when the first order breaks', async () => {
    const { token, changes } = await buildScene();
    vi.spyOn(AuditEntryModel, 'create').mockRejectedValueOnce(new Error('The disk is full'));
    const failure = await api.refuse(endpoints.updateOrderStatuses, { token, body: { changes } });
    expect(failure).toMatchObject({ status: 500, message: 'Something went wrong on our side' });
  });
});
