import { expect, it } from 'vitest';
import { goldenCatalogue } from './catalogue/catalogue.js';
import { misreadBy, slipsMissedBy, wordsMissingFrom } from './corrections.js';
import { goldenIndex } from './golden-index.js';

const SLIPS = 600;
/** Before words of the language were left as they are, so many of the slips were not understood. */
const MISSED = 6;

const catalogue = goldenCatalogue();
const index = goldenIndex(catalogue);

it('no everyday word that the catalogue lacks is read as another', () => {
  const texts = catalogue.flatMap(({ name, description, category }) => [
    name,
    description,
    category,
  ]);
  const words = wordsMissingFrom(texts);
  expect(words.length).toBeGreaterThanOrEqual(300);
  expect(misreadBy(index, words)).toEqual([]);
});

it('slips of the finger are understood as often as ever', () => {
  expect(slipsMissedBy(index, catalogue, SLIPS).length).toBeLessThanOrEqual(MISSED);
});
