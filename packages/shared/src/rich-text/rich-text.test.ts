import { expect, test } from 'vitest';
import { isFormatted, richTextOf, type RichBlock } from './rich-text.js';
import { markupOf, plainTextOf } from './rich-text-markup.js';

const paragraph = (text: string): RichBlock => ({ type: 'paragraph', spans: [{ text }] });

test('signs make headings, lists, emphasis and links', () => {
  const text =
    '## Our terms\nWe ship __within__ **two days**.\n- [Returns](/returns)\n- Mail [us](mailto:us@shop.test)';
  expect(richTextOf(text)).toEqual([
    { type: 'heading', spans: [{ text: 'Our terms' }] },
    {
      type: 'paragraph',
      spans: [
        { text: 'We ship ' },
        { text: 'within', isItalic: true },
        { text: ' ' },
        { text: 'two days', isBold: true },
        { text: '.' },
      ],
    },
    {
      type: 'list',
      items: [
        [{ text: 'Returns', to: '/returns' }],
        [{ text: 'Mail ' }, { text: 'us', to: 'mailto:us@shop.test' }],
      ],
    },
  ]);
});

test.each([
  'Free from $50.\nWithin two days.',
  'All prices include VAT.*\n* where it applies',
  '1. Scope\n2. Liability',
  '5 * 3 * 2 = 30, snake_case, C:\\temp',
  'Write to [us] (or call)',
  '<b>No markup</b> &amp; no <script>',
])('a text of before reads as it did: %j', (text) => {
  expect(richTextOf(text)).toEqual([paragraph(text)]);
  expect(isFormatted(richTextOf(text))).toBe(false);
  expect(plainTextOf(richTextOf(text))).toBe(text);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  'http://plain.example',
])('a link to %s is no link', (address) => {
  expect(isFormatted(richTextOf(`[words](${address})`))).toBe(false);
});

test('an empty line parts paragraphs', () => {
  expect(richTextOf('One\r\n\r\n\r\nTwo')).toEqual([paragraph('One'), paragraph('Two')]);
});

test.each<[string, RichBlock[]]>([
  [
    'signs that are text',
    [paragraph('**not bold** __not italic__ [x](/y) \\*'), paragraph('- no\n## none')],
  ],
  ['stars in a row', [paragraph('a ***** b ____ c')]],
  [
    'emphasis within emphasis',
    [
      {
        type: 'paragraph',
        spans: [
          { text: 'a', isBold: true, isItalic: true, to: '/x' },
          { text: ' b ' },
          { text: '**', isBold: true },
        ],
      },
    ],
  ],
  [
    'lists after one another',
    [
      { type: 'list', items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { type: 'heading', spans: [{ text: 'Three' }] },
      { type: 'list', items: [[{ text: 'four', isItalic: true }]] },
    ],
  ],
])('blocks come back as they were written: %s', (_which, blocks) => {
  expect(richTextOf(markupOf(blocks))).toEqual(blocks);
});
