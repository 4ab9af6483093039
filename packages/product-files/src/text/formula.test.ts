import { expect, it } from 'vitest';
import { looksShortened, quoted, unquoted } from './formula.js';

it.each(['=1+1', '+49 30 1234', '-5A', '-5 °C', '@home', '\ttab', "'=1", "''-1"])(
  'keeps %j from being a formula, and reads it as it was',
  (text) => {
    expect(quoted(text)).toBe(`'${text}`);
    expect(unquoted(quoted(text))).toBe(text);
    expect(unquoted(quoted(text, true), true)).toBe(text);
  },
);

it.each(['', 'Lamp', "'quoted", '5', '-5', '-12.50', '+1', ',5', '007', '3.65E+11'])(
  'leaves the text %j as it is',
  (text) => {
    expect(quoted(text)).toBe(text);
    expect(unquoted(text)).toBe(text);
  },
);

it.each(["'007", '3.65E+11', '3,65e11', '4E+10'])(
  'keeps the code %j from being taken for another number',
  (code) => {
    expect(quoted(code, true)).toBe(`'${code}`);
    expect(unquoted(quoted(code, true), true)).toBe(code);
  },
);

it('reads digits behind an apostrophe as those of a code alone', () => {
  expect(unquoted("'0850", true)).toBe('0850');
  expect(unquoted("'0850")).toBe("'0850");
});

it.each([
  ['3.65E+11', true],
  ['3,65e11', true],
  ['12E5', false],
  ['12E-5', false],
])('tells whether a spreadsheet has shortened %j: %s', (text, isShortened) => {
  expect(looksShortened(text)).toBe(isShortened);
});
