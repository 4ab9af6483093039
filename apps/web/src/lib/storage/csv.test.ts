import { expect, test } from 'vitest';
import { csvTable } from './csv';

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+43 1 234', "'+43 1 234"],
  ['-1+1', "'-1+1"],
  ['@cmd', "'@cmd"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['＝1', "'＝1"],
  ['=a,b', '"\'=a,b"'],
])('a cell that a spreadsheet takes for a formula is text: %j', (text, cell) => {
  expect(csvTable([[text]])).toBe(`${cell}\r\n`);
});

test('numbers stay numbers, also below zero', () => {
  expect(csvTable([[-3, '-19.90', 0, 12.5]])).toBe('-3,-19.90,0,12.5\r\n');
});

test('commas, quotes and lines stay in their cells', () => {
  expect(csvTable([['a,b', 'say "hi"', 'two\nlines', '']])).toBe(
    '"a,b","say ""hi""","two\nlines",\r\n',
  );
});
