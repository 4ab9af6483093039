import { beforeEach, expect, it } from 'vitest';
import { useTestShop } from '../../../../testing/test-shop.js';
import { CountLimit } from './count-limit.js';
import { SearchCountModel } from './search-count.model.js';
import { SearchCounts } from './search-counts.js';
import { MOST_A_DAY } from './store-counts.js';

useTestShop();

let counts: SearchCounts;

beforeEach(() => {
  counts = new SearchCounts(() => Promise.resolve('UTC'));
});

it('searches that are gathered become one write', async () => {
  for (let index = 0; index < 1_500; index += 1) counts.add({ words: 'sofa', found: 1 });
  await counts.write();
  expect(await SearchCountModel.find({}).lean()).toMatchObject([{ words: 'sofa', times: 1_500 }]);
});

it('three hundred different words are gathered, and five hundred rows kept of a day', async () => {
  for (let round = 0; round < 4; round += 1) {
    for (let index = 0; index < 400; index += 1)
      counts.add({ words: `thing ${round} ${index}`, found: 1 });
    await counts.write();
  }
  expect(await SearchCountModel.countDocuments({ words: /^thing 0/ })).toBe(300);
  expect(await SearchCountModel.countDocuments({})).toBe(MOST_A_DAY);
  counts.add({ words: 'thing 0 0', found: 1 });
  await counts.write();
  expect(await SearchCountModel.findOne({ words: 'thing 0 0' }).lean()).toMatchObject({ times: 2 });
});

it('an address counts 120 times in a minute, and others are not refused with it', () => {
  const limit = new CountLimit();
  for (let index = 0; index < 120; index += 1) limit.take('192.0.2.1');
  expect(() => limit.take('192.0.2.1')).toThrow('Too many requests');
  expect(() => limit.take('192.0.2.2')).not.toThrow();
});
