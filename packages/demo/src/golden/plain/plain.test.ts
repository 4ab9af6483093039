import { expect, it } from 'vitest';
import { plainSets } from '../plain-sets.js';
import { FLOORS } from './floors.js';
import { plainQualities } from './judge.js';

const sets = Object.entries(await plainSets()).map(([set, answers]) => ({
  set,
  floors: FLOORS[set] ?? {},
  qualities: plainQualities(answers),
}));

it('has hundreds of queries', () => {
  const counts = sets.map(({ qualities }) => qualities.get('all')?.queries ?? 0);
  expect(counts[0]).toBeGreaterThanOrEqual(500);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(80);
});

it.each(
  sets.flatMap(({ set, floors, qualities }) =>
    [...qualities].map(([kind, is]) => ({ set, kind, floors: floors[kind], is })),
  ),
)('$set, $kind: what is wanted is found, and nothing else', ({ floors, is }) => {
  const [ndcg, nothing, misled] = floors ?? [1, 0, 0];
  expect(is.ndcg).toBeGreaterThanOrEqual(ndcg);
  expect(is.nothing).toBeLessThanOrEqual(nothing);
  expect(is.misled).toBeLessThanOrEqual(misled);
});
