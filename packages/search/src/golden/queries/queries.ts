import { goldenCatalogue } from '../catalogue/catalogue.js';
import type { Wish } from '../grade.js';
import { KINDS } from './kinds.js';
import { randomFrom } from '../random.js';

/** A query of a class, with what its shopper wants; without a wish, nothing is to be found. */
export interface GoldenQuery {
  kind: string;
  text: string;
  wish?: Wish;
}

const SEED = 31;
const EACH = 18;
const TRIES = 4_000;
/** The queries of every class: the same ones each time. */
export function goldenQueries(catalogue = goldenCatalogue()): GoldenQuery[] {
  return Object.entries(KINDS).flatMap(([kind, make], index) => {
    const random = randomFrom(SEED * 1_000 + index);
    const made = new Map<string, GoldenQuery>();
    for (let tries = 0; made.size < EACH && tries < TRIES; tries += 1) {
      const query = make(random.pick(catalogue), random);
      if (query && !made.has(query.text)) made.set(query.text, { kind, ...query });
    }
    return [...made.values()];
  });
}
