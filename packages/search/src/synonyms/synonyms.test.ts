import { expect, it } from 'vitest';
import { Synonyms } from './synonyms.js';

const of = (synonyms: Synonyms, phrase: string) =>
  synonyms.of(phrase.split(' ')).phrases.map((words) => words.join(' '));

it('names each other, or in one direction, in any form', () => {
  const synonyms = new Synonyms(['Fainting bench, sofa', 'seating > sofa, stool']);
  expect(of(synonyms, 'fainting benches')).toEqual(['sofa']);
  expect(of(synonyms, 'sofas')).toEqual(['fainting bench']);
  expect(of(synonyms, 'seating')).toEqual(['sofa', 'stool']);
  expect(of(synonyms, 'stool')).toEqual([]);
});

it('tells the words that a word is made of', () => {
  const synonyms = new Synonyms(['lampshade, lamp shade', 't-shirt, tee']);
  expect(synonyms.wordsIn('lampshades')).toEqual(['lamp', 'shade']);
  expect(synonyms.wordsIn('tshirt')).toEqual(['t', 'shirt']);
  expect(synonyms.wordsIn('tee')).toEqual([]);
});

it('tells names of another form of a word from its own', () => {
  const synonyms = new Synonyms(['lamp, light']);
  expect(synonyms.of(['lamps'])).toEqual({ phrases: [['light']], isDerived: false });
  expect(synonyms.of(['lampe'])).toEqual({ phrases: [['light']], isDerived: true });
});

it('knows at most forty other names of one thing', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `lamp, thing${index}`);
  expect(of(new Synonyms(lines), 'lamp')).toHaveLength(40);
});
