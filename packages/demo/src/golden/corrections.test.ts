import { misreadBy, slipsMissedBy, wordsMissingFrom } from '@shop/search/golden';
import { describe, expect, it } from 'vitest';
import { demoIndex } from './demo-index.js';

const SLIPS = 600;
/** Before words of the language were left as they are, so many of the slips were not understood. */
const MISSED = 5;

const { index, products } = demoIndex();

function search(text: string) {
  const { ids, ...result } = index.search({ text, limit: 12 });
  return { ...result, names: ids.map((id) => products[parseInt(id, 16)]?.name) };
}

describe('a word that the demo shop lacks', () => {
  it.each(['returns', 'delivery', 'shipping', 'black'])('finds nothing: %s', (text) => {
    expect(search(text)).toMatchObject({ total: 0, names: [] });
  });

  it('is left out, and named, where other words find something', () => {
    const bags = search('black bag');
    expect(bags).toMatchObject({ readAs: 'bag', leftOut: ['black'] });
    expect(bags.names).toEqual(search('bag').names);
    expect(search('black shoes')).toMatchObject({ readAs: 'shoes', leftOut: ['black'] });
  });

  it('is read as no other, of hundreds that everybody knows', () => {
    const words = wordsMissingFrom(
      products.flatMap(({ name, description, categoryName }) => [name, description, categoryName]),
    );
    expect(words.length).toBeGreaterThanOrEqual(300);
    expect(misreadBy(index, words)).toEqual([]);
  });
});

it('bags come before the shoes that share their category', () => {
  expect(search('bag').names.slice(0, 5).sort()).toEqual([
    'Cabin Suitcase',
    'City Backpack',
    'Clasp Coin Purse',
    'Leather Briefcase',
    'Two-Tone Handbag',
  ]);
});

it('a slip of the finger finds the thing as often as ever', () => {
  expect(slipsMissedBy(index, products, SLIPS).length).toBeLessThanOrEqual(MISSED);
});
