import { describe, expect, it } from 'vitest';
import { deletionsOf, isTypoOf, termsOf } from './words.js';

describe('words of a text', () => {
  it('are lower case, without accents or punctuation, each once', () => {
    expect(termsOf('Café-table, CAFÉ & 14" laptop')).toEqual(['cafe', 'table', '14', 'laptop']);
  });

  it('exist in every script', () => {
    expect(termsOf('Чайник 茶壶')).toEqual(['чаиник', '茶壶']);
  });

  it('spell ß as people without the key do', () => {
    expect(termsOf('Straße')).toEqual(['strasse']);
  });

  it('are none in a text of punctuation', () => {
    expect(termsOf(' .*+?^${}()|[]\\ ')).toEqual([]);
  });
});

describe('a typo', () => {
  it.each([
    ['wrong letter', 'chait'],
    ['missing letter', 'chir'],
    ['missing first letter', 'hair'],
    ['extra letter', 'chhair'],
    ['extra last letter', 'chairs'],
    ['swapped letters', 'cahir'],
  ])('with a %s is forgiven: %s means chair', (_kind, typed) => {
    expect(isTypoOf(typed, 'chair')).toBe(true);
  });

  it.each(['chair', 'chriar', 'chaise', 'chai-r2', 'riahc', 'ch'])(
    'is not %s for chair',
    (typed) => {
      expect(isTypoOf(typed, 'chair')).toBe(false);
    },
  );

  it('is not forgiven in words of fewer than five letters', () => {
    expect(isTypoOf('lanp', 'lamp')).toBe(false);
    expect(isTypoOf('lam', 'lamp')).toBe(false);
  });
});

describe('deletions', () => {
  it('let any two words one letter apart meet', () => {
    const meet = (a: string, b: string) => {
      const ofB = new Set([b, ...deletionsOf(b)]);
      return [a, ...deletionsOf(a)].some((form) => ofB.has(form));
    };
    for (const typed of ['chait', 'chir', 'chhair', 'cahir', 'hair']) {
      expect(meet(typed, 'chair'), typed).toBe(true);
    }
  });
});
