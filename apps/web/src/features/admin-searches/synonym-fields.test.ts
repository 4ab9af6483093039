import { expect, test } from 'vitest';
import { lineFor, mergeLines, synonymFormSchema, synonymTextSchema } from './synonym-fields';

test('a line names words and what they mean, in both directions or in one', () => {
  expect(lineFor('davenport', ' sofa, couch ')).toBe('davenport, sofa, couch');
  expect(lineFor('seat > stool', 'chair', true)).toBe('seat   stool > chair');
});

test('what a line can’t be is said at the field', () => {
  const messageFor = (words: string, others: string) =>
    synonymFormSchema(words).safeParse({ others }).error?.issues[0]?.message;
  expect(messageFor('davenport', 'sofa')).toBeUndefined();
  expect(messageFor('davenport', ' ')).toBe('Enter at least one synonym');
  expect(messageFor('a very old long seat', 'sofa')).toBe(
    '“a very old long seat” has more than 3 words',
  );
});

test('text is read line by line, and the first wrong line is named', () => {
  const openedWith = { lines: [], version: 0, saved: null };
  expect(synonymTextSchema.parse({ text: 'sofa, couch\n\n tap, faucet \n', openedWith })).toEqual({
    text: ['sofa, couch', 'tap, faucet'],
    openedWith,
  });
  const { error } = synonymTextSchema.safeParse({ text: 'sofa, couch\ntap', openedWith });
  expect(error?.issues[0]?.message).toBe(
    '“tap”: Enter at least two synonyms, such as: sofa, couch',
  );
});

test.each([
  ['a line that both added is there once', 'a\nb\nnew', ['a', 'b'], ['a', 'b', 'new'], 'a\nb\nnew'],
  ['a line that they removed is gone', 'a\nb', ['a', 'b'], ['b'], 'b'],
  ['a line that was removed here stays away', 'b', ['a', 'b'], ['a', 'b', 'c'], 'b\nc'],
  ['a line that both changed has both versions', 'a, x', ['a'], ['a, y'], 'a, x\na, y'],
])('where somebody else saved, %s', (_, typed, opened, saved, merged) => {
  expect(mergeLines(typed, opened, saved)).toBe(merged);
});
