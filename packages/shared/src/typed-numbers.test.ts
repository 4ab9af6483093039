import { describe, expect, it, test } from 'vitest';
import { PRODUCT_RULES } from './catalog/products.js';
import { readAmount, readWholeNumber } from './typed-numbers.js';

const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';
const THIN_SPACE = '\u2009';
const RIGHT_TO_LEFT = '\u200f';

describe('readAmount', () => {
  it.each([
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['12,5', '12.50'],
    ['12', '12'],
    ['0', '0'],
    ['0,99', '0.99'],
    ['0.00', '0.00'],
    ['.5', '0.50'],
    [',50', '0.50'],
    ['  12,50\t', '12.50'],
    ['1234,56', '1234.56'],
    ['1000000', '1000000'],
  ])('reads the decimals of %j as %s', (typed, number) => {
    expect(readAmount(typed)).toEqual({ number });
  });

  it.each(['5', '5.5', '19.9', '19.99', '0012'])('leaves %j as it is', (typed) => {
    expect(readAmount(typed)).toEqual({ number: typed });
  });

  it.each([
    ['1.299,00', '1299.00'],
    ['1,299.00', '1299.00'],
    ['1.299,5', '1299.50'],
    ['1,299.5', '1299.50'],
    ['12.345.678,90', '12345678.90'],
    ['12,345,678.90', '12345678.90'],
    ['1,000,000', '1000000'],
    ['1.000.000', '1000000'],
    ['1 299,00', '1299.00'],
    ['1 299.00', '1299.00'],
    ['1 299', '1299'],
    ['1 000 000,00', '1000000.00'],
    [`1${NBSP}299,00`, '1299.00'],
    [`1${NARROW_NBSP}299,00`, '1299.00'],
    [`1${THIN_SPACE}299,00`, '1299.00'],
    ["1'299.00", '1299.00'],
    ['1’299.00', '1299.00'],
    ["1'000'000", '1000000'],
  ])('reads the thousands of %j as %s', (typed, number) => {
    expect(readAmount(typed)).toEqual({ number });
  });

  it.each([
    ['$12.50', '12.50'],
    ['$ 12,50', '12.50'],
    ['12,50 $', '12.50'],
    ['12.50$', '12.50'],
    ['US$12.50', '12.50'],
    ['USD 1,299.00', '1299.00'],
    [`1299${NBSP}usd`, '1299'],
    ['$5', '5'],
  ])('reads %j, in dollars, as %s', (typed, number) => {
    expect(readAmount(typed)).toEqual({ number });
  });

  it.each([
    ['１２．５０', '12.50'],
    ['＄１，２９９．００', '1299.00'],
    ['١٢٫٥٠', '12.50'],
    ['١٬٢٩٩٫٠٠', '1299.00'],
    ['۱۲٫۵۰', '12.50'],
    [`${RIGHT_TO_LEFT}12,50\ufeff`, '12.50'],
  ])('reads %j, from another keyboard, as %s', (typed, number) => {
    expect(readAmount(typed)).toEqual({ number });
  });

  it.each([
    ['1,299', '1299.00', '1.30'],
    ['1.299', '1299.00', '1.30'],
    ['1.294', '1294.00', '1.29'],
    ['1.005', '1005.00', '1.01'],
    ['1.000', '1000.00', '1.00'],
    ['12,345', '12345.00', '12.35'],
    ['999.999', '999999.00', '1000.00'],
  ])('offers both readings of %j', (typed, thousands, decimals) => {
    const ambiguity = `${typed} could mean ${thousands} or ${decimals}. Write one of these`;
    expect(readAmount(typed)).toEqual({ ambiguity });
    expect(readAmount(`$${typed}`)).toEqual({ ambiguity });
  });

  it.each([
    '',
    ' ',
    '-3',
    '+3',
    '−3',
    '(3)',
    'abc',
    '12abc',
    '1e9',
    '0x10',
    'Infinity',
    'NaN',
    '.',
    ',',
    '$',
    '12.',
    '12,',
    '0.999',
    '0,005',
    '012.345',
    '1234.567',
    '1.2345',
    '1.2,50',
    '1,29.00',
    '12,50,00',
    '1,234,56',
    '1.234,567,890',
    '1,299.000',
    '1.299,000',
    '1 299,000',
    "1'299.005",
    '12 50',
    '1 2',
    '1  299',
    "1 299'000",
    '1,299 000',
    '1_299',
    '12²',
    '½',
    '12.50 €',
    '£12.50',
    '$$12',
    '$12$ 5',
    '12.50 / 2',
    '12:50',
    `1${' '.repeat(100_000)}2`,
  ])('refuses %j', (typed) => {
    expect(readAmount(typed)).toBeUndefined();
  });
});

describe('readWholeNumber', () => {
  it.each([
    ['0', '0'],
    ['12', '12'],
    [' 12 ', '12'],
    ['1 000', '1000'],
    [`1${NBSP}000`, '1000'],
    ["1'000", '1000'],
    ['1,000,000', '1000000'],
    ['1.000.000', '1000000'],
    ['１２', '12'],
    ['١٢', '12'],
  ])('reads %j as %s', (typed, number) => {
    expect(readWholeNumber(typed)).toEqual({ number });
  });

  it.each([
    ['1.000', '1000', '1'],
    ['1,000', '1000', '1'],
    ['1,500', '1500', '1.5'],
    ['12.345', '12345', '12.345'],
  ])('offers both readings of %j', (typed, thousands, fraction) => {
    expect(readWholeNumber(typed)).toEqual({
      ambiguity: `${typed} could mean ${thousands} or ${fraction}. Write a whole number without separators`,
    });
  });

  it.each([
    '',
    '-3',
    '1,5',
    '1.5',
    '12.00',
    '1,000.00',
    '0.500',
    '1e3',
    '$5',
    'abc',
    '1 00',
    '5 pieces',
  ])('refuses %j', (typed) => {
    expect(readWholeNumber(typed)).toBeUndefined();
  });
});

/** Numbers as people in these countries write them. */
const formatsOf = (locales: string[], options?: Intl.NumberFormatOptions) =>
  locales.map((locale) => new Intl.NumberFormat(locale, options));

test('every amount that is read is one that the API reads, and what the API reads is left alone', () => {
  const formats = formatsOf(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG', 'fa-IR'], {
    minimumFractionDigits: 2,
  });
  for (let cents = 0; cents < 3_000_00; cents += 37) {
    const amount = cents / 100;
    for (const text of [amount.toFixed(2), String(amount)]) {
      expect(readAmount(text)).toEqual({ number: text });
    }
    for (const format of formats) {
      const typed = format.format(amount);
      const read = readAmount(typed);
      const number = read && 'number' in read ? read.number : '';
      expect(PRODUCT_RULES.price.parse(number), typed).toBe(amount);
    }
  }
});

test('every whole number that is read is one that the API reads', () => {
  const formats = formatsOf(['fr-FR', 'de-CH', 'sv-SE']);
  for (let pieces = 0; pieces < 1_000_000; pieces += 997) {
    for (const format of formats) {
      const typed = format.format(pieces);
      const read = readWholeNumber(typed);
      const number = read && 'number' in read ? read.number : '';
      expect(PRODUCT_RULES.quantity.parse(number), typed).toBe(pieces);
    }
  }
});
