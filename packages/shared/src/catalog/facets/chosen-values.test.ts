import { expect, it } from 'vitest';
import { chosenByName, readChosenValue, writeChosenValue } from './chosen-values.js';

it.each([
  ['Colour', 'Red', 'Colour:Red'],
  ['Length: inside', '12,5 cm', 'Length%3A inside:12%2C5 cm'],
  ['Cotton', '100 %', 'Cotton:100 %25'],
])('writes %s %s as %s, and reads it again', (name, value, text) => {
  expect(writeChosenValue(name, value)).toBe(text);
  expect(readChosenValue(text)).toEqual({ name, value });
});

it.each(['', 'Colour', 'Colour:', ':Red', ' : ', 'a:b:c'])('“%s” names no value', (text) => {
  expect(readChosenValue(text)).toBeUndefined();
});

it('an encoding that is none is taken as it is', () => {
  expect(readChosenValue('Cotton:100%')).toEqual({ name: 'Cotton', value: '100%' });
});

it('puts the values of each attribute together', () => {
  expect(chosenByName(['Size:M', 'Colour:Red', 'size:L', 'Size:M', 'Size'])).toEqual([
    { name: 'Size', values: ['M', 'L'] },
    { name: 'Colour', values: ['Red'] },
  ]);
});
