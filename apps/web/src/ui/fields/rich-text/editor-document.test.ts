import { expect, test } from 'vitest';
import { documentOf, markupOfDocument } from './editor-document';

test.each([
  'Free from $50.\nWithin two days.',
  '## Terms\n\nWe ship **within** __two__ **__days__**.\n\n- [Returns](/returns)\n- By mail\n\nThank you',
  'All prices include VAT.*\n* where it applies',
])('a text comes out of the editor as it went in: %j', (text) => {
  expect(markupOfDocument(documentOf(text))).toBe(text);
});

test('an empty text can be typed into, and stays empty', () => {
  expect(documentOf('').childCount).toBe(1);
  expect(markupOfDocument(documentOf(''))).toBe('');
});
