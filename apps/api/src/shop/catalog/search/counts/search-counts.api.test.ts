import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAdmin, buildProduct, unknownId } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { SearchCountModel } from './search-count.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const count = (words: string, given: { found?: number; chosen?: string }) =>
  api.call(endpoints.countSearch, { body: { words, ...given } });

/** Waits until everything counted has been written: `total` rows. */
const written = (total: number) =>
  vi.waitFor(async () => expect(await SearchCountModel.countDocuments({})).toBe(total), 20_000);

const list = async (query: Record<string, string | number> = {}) =>
  (await api.call(endpoints.listSearches, { token, query })).body;

const listed = async (query: Record<string, string | number> = {}) =>
  (await list(query)).searches.map(({ words }) => words);

/** Counts a search as if it had been made this many days ago. */
async function countEarlier(words: string, daysAgo: number, found = 1) {
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  const day = at.toISOString().slice(0, 10);
  await SearchCountModel.create({ day, words, product: null, times: 1, found, at });
}

describe('what shoppers look for', () => {
  it('is counted by words, in whichever letters, and listed most often first', async () => {
    for (const words of ['Sofa', ' sofa', 'SOFÁ']) await count(words, { found: 3 });
    await count('oak  lamp', { found: 0 });
    await written(2);
    expect((await list()).searches).toMatchObject([
      { words: 'sofa', asked: 3, found: 3, chosen: 0, mostChosen: null },
      { words: 'oak lamp', asked: 1, found: 0, chosen: 0 },
    ]);
  });

  it('is listed without results, never chosen, and by its beginning', async () => {
    const { id } = await buildProduct({ name: 'Oak Sofa' });
    await count('sofa', { found: 3 });
    await count('sofa', { chosen: id });
    await count('sauna', { found: 0 });
    await count('lamp', { found: 2 });
    await written(4);
    expect(await listed({ view: 'nothing-found' })).toEqual(['sauna']);
    expect(await listed({ view: 'never-chosen' })).toEqual(['lamp']);
    expect((await listed({ words: 'S' })).sort()).toEqual(['sauna', 'sofa']);
    expect(await listed({ pageSize: 2, page: 2 })).toHaveLength(1);
    expect((await list({ pageSize: 2 })).total).toBe(3);
  });

  it('says which product is opened most often, while it is there', async () => {
    const sofa = await buildProduct({ name: 'Oak Sofa' });
    await count('sofa', { found: 3 });
    for (const chosen of [sofa.id, sofa.id, unknownId()]) await count('sofa', { chosen });
    await written(3);
    const [row] = (await list()).searches;
    expect(row).toMatchObject({ asked: 1, chosen: 3, mostChosen: { name: 'Oak Sofa' } });
  });

  it('found what it found the last time', async () => {
    await countEarlier('sofa', 2, 0);
    expect(await listed({ view: 'nothing-found' })).toEqual(['sofa']);
    await count('sofa', { found: 5 });
    await written(2);
    expect(await listed({ view: 'nothing-found' })).toEqual([]);
    expect((await list()).searches).toMatchObject([{ asked: 2, found: 5 }]);
  });

  it('is listed for the last days, today included', async () => {
    await countEarlier('week', 6);
    await countEarlier('month', 7);
    await countEarlier('quarter', 89);
    expect(await listed({ days: 7 })).toEqual(['week']);
    expect(await listed({ days: 30 })).toEqual(['month', 'week']);
    expect(await listed({ days: 90 })).toEqual(['month', 'quarter', 'week']);
  });
});

describe('nothing about people', () => {
  it('is kept: a row has the day, the words, the product and counts', async () => {
    await api.call(endpoints.countSearch, { token, body: { words: 'sofa', found: 1 } });
    await written(1);
    const stored = await SearchCountModel.findOne({}).lean();
    expect(Object.keys(stored ?? {}).sort()).toEqual(
      ['_id', 'at', 'day', 'found', 'product', 'times', 'words'].sort(),
    );
  });

  it.each(['ada@example.com', '+47 912 34 567', '4111 1111 1111 1111'])(
    'is counted when it is typed into the wrong field: %s',
    async (words) => {
      await count(words, { found: 0 });
      await count('sofa', { found: 1 });
      await written(1);
      expect(await listed()).toEqual(['sofa']);
    },
  );

  it('is taken for a number of a product that is found', async () => {
    await count('4006381333931', { found: 1 });
    await written(1);
    expect(await listed()).toEqual(['4006381333931']);
  });
});
