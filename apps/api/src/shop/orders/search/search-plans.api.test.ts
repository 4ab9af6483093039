import { NEWEST_FIRST } from '@shop/mongo';
import { endpoints, LIMITS } from '@shop/shared';
import type { Query } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { seedDemo } from '../../../seed/seed-demo.js';
import { buildAdmin } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { orderFilter } from '../list/order-filter.js';
import { OrderModel } from '../order.model.js';
import { WORDS_INDEX } from './words-index.js';

const api = useTestShop();

const TYPED = {
  'a name': 'maya',
  'two names': 'maya lindqvist',
  'an e-mail address': 'maya@shop.test',
  'a phone number': '+1 (555) 010',
  'a postal code': '10001-12',
  'an address': '12 elm-tree',
  'a product': 'walnut chair',
  'a tracking number': '1Z 999 AA1 01',
  'a part of a number': '00',
  'very many orders': 's',
  nothing: 'zzzz',
};

async function planOf(query: Query<unknown, unknown>): Promise<string> {
  return JSON.stringify(await query.explain('queryPlanner'));
}

it('a search reads an index, and the one of words where few match', async () => {
  await seedDemo();
  for (const [what, search] of Object.entries(TYPED)) {
    const filter = orderFilter({ search }, 'UTC');
    const page = () => OrderModel.find(filter).sort(NEWEST_FIRST).limit(20);
    const few = await planOf(page().hint(WORDS_INDEX));
    expect(few, what).toContain('"indexName":"searchWords_1_createdAt_-1__id_-1"');
    for (const query of [page(), OrderModel.find(filter).limit(LIMITS.countedOrders)]) {
      const plan = await planOf(query);
      expect(plan, what).toContain('"stage":"IXSCAN"');
      expect(plan, what).not.toContain('"stage":"COLLSCAN"');
    }
  }
});

it('the list asks for that index only with words', async () => {
  const { token } = await buildAdmin();
  const find = vi.spyOn(OrderModel.collection, 'find');
  for (const [query, hint] of [
    [{ search: 'maya', status: 'waiting' }, WORDS_INDEX],
    [{ search: '6b01f77bcf86cd7994390110' }, undefined],
    [{ search: '#' }, undefined],
    [{ status: 'waiting' }, undefined],
  ] as const) {
    await api.call(endpoints.listAllOrders, { token, query });
    expect(find.mock.lastCall?.[1]?.hint, JSON.stringify(query)).toEqual(hint);
  }
});
