import { beforeEach, expect, it } from 'vitest';
import { LISTS, productTag, SEARCH_RULES, SETTINGS } from '../../changes/tags.js';
import { Outdated } from './outdated.js';

let outdated: Outdated;

beforeEach(() => {
  outdated = new Outdated();
  // Categories and synonyms are outdated from the start.
  outdated.take(1);
});

it('a saved setting makes nothing of the index outdated', () => {
  outdated.note([SETTINGS]);
  expect([outdated.isAll, outdated.isEmpty]).toEqual([false, true]);
});

it('a sale changes the figures of a product, an edit its words too', () => {
  outdated.note([productTag('sold')]);
  expect(outdated.hasTexts).toBe(false);
  outdated.note([LISTS, productTag('edited')]);
  expect(outdated.hasTexts).toBe(true);
  expect(outdated.take(10)).toEqual({
    texts: ['edited'],
    figures: ['sold'],
    categories: false,
    synonyms: false,
  });
});

it('a change of lists that names nothing makes everything outdated', () => {
  outdated.note([LISTS]);
  expect(outdated.isAll).toBe(true);
});

it('saved synonyms are read again, and no product', () => {
  outdated.note([LISTS, SEARCH_RULES]);
  expect([outdated.isAll, outdated.hasTexts, outdated.count]).toEqual([false, true, 0]);
  expect(outdated.take(10)).toMatchObject({ texts: [], synonyms: true });
});
