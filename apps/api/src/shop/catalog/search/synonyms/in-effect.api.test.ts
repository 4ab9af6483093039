import { SHOP_SYNONYMS } from '@shop/search';
import { endpoints } from '@shop/shared';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildAdmin, buildProduct } from '../../../../testing/factories.js';
import { keptIndex } from '../../../../testing/kept-index.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { followOthersChanges, shareOwnChanges } from '../../changes/follow-changes.js';
import type { LiveIndex } from '../live/live-index.js';

const api = useTestShop();
/** Other instances poll for changes several times a second; a busy machine takes longer. */
const IN_EFFECT_MS = 20_000;

/** The instance that saves, and one that learns of the change only from the database. */
let own: LiveIndex;
let other: LiveIndex;
let stop: () => void;

beforeEach(async () => {
  shareOwnChanges();
  own = keptIndex();
  other = keptIndex();
  const following = followOthersChanges([other]);
  other.follow(following.freshness);
  stop = following.stop;
  await buildProduct({ name: 'Oak Sofa' });
  await Promise.all([own.start(), other.start()]);
});
afterEach(() => {
  stop();
  own.stop();
  other.stop();
});

const found = async (index: LiveIndex, text: string) =>
  (await index.find({ text, limit: 9 }))?.total;

it('saved synonyms are in effect at once here, and soon on another instance', async () => {
  const { token } = await buildAdmin();
  const save = (lines: string[], version: number) =>
    api.call(endpoints.updateSynonyms, { token, body: { lines, version } });
  for (const index of [own, other]) expect(await found(index, 'fainting bench')).toBe(0);
  expect(await found(own, 'couch')).toBe(1);
  await save(['fainting bench, sofa', 'seating > sofa'], 0);
  expect(await found(own, 'fainting benches')).toBe(1);
  await vi.waitFor(async () => expect(await found(other, 'seating')).toBe(1), IN_EFFECT_MS);
  expect(await found(other, 'couch')).toBe(1);
  await save([], 1);
  expect(await found(own, 'seating')).toBe(0);
  await vi.waitFor(async () => expect(await found(other, 'seating')).toBe(0), IN_EFFECT_MS);
});

it('a line that every shop has is off at once here, and soon on another instance', async () => {
  const { token } = await buildAdmin();
  const line = SHOP_SYNONYMS.find((one) => one.startsWith('sofa, couch')) ?? '';
  const turn = (isOff: boolean) =>
    api.call(endpoints.switchBuiltInSynonym, { token, body: { line, isOff } });
  for (const index of [own, other]) expect(await found(index, 'couch')).toBe(1);
  await turn(true);
  expect(await found(own, 'couch')).toBe(0);
  await vi.waitFor(async () => expect(await found(other, 'couch')).toBe(0), IN_EFFECT_MS);
  await turn(false);
  expect(await found(own, 'couch')).toBe(1);
});

it('saved synonyms are there after the next start', async () => {
  const { token } = await buildAdmin();
  const body = { lines: ['seating > sofa'], version: 0 };
  await api.call(endpoints.updateSynonyms, { token, body });
  const restarted = keptIndex();
  await restarted.start();
  expect(await found(restarted, 'seating')).toBe(1);
  restarted.stop();
});
