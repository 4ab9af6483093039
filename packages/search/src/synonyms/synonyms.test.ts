import { expect, it } from 'vitest';
import { Synonyms } from './synonyms.js';

const of = (synonyms: Synonyms, phrase: string) =>
  synonyms.of(phrase.split(' ')).map((words) => words.join(' '));

it('names each other, or in one direction, in any form', () => {
  const synonyms = new Synonyms(['Fainting bench, sofa', 'seating > sofa, stool']);
  expect(of(synonyms, 'fainting benches')).toEqual(['sofa']);
  expect(of(synonyms, 'sofas')).toEqual(['fainting bench']);
  expect(of(synonyms, 'seating')).toEqual(['sofa', 'stool']);
  expect(of(synonyms, 'stool')).toEqual([]);
});

it('knows at most forty other names of one thing', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `lamp, thing${index}`);
  expect(of(new Synonyms(lines), 'lamp')).toHaveLength(40);
});
