import { DEFAULT_SETTINGS } from '@shop/shared';
import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.js';

const LETTER = {
  subject: 'Order 1001',
  title: 'Thank you',
  blocks: [
    { type: 'paragraph' as const, text: 'Hello **Ada**,\nWe have received your order.' },
    { type: 'paragraph' as const, text: 'Goodbye' },
  ],
};

function mail(intro: string, publicUrl: string | undefined = 'https://shop.example') {
  return composeMail(
    'orderReceived',
    {
      to: { _id: '0'.repeat(24), name: '[Ada](https://evil.example) **B**', email: 'a@b.example' },
      orderNumber: 1001,
      letter: LETTER,
    } as never,
    {
      shop: DEFAULT_SETTINGS,
      publicUrl,
      settings: { color: '', logo: '', words: [{ kind: 'orderReceived', subject: '', intro }] },
      logo: '',
    },
  );
}

test('formatted words stand behind the greeting, in both forms of a mail', () => {
  const { html, text } = mail('## Dear {name}\n- We **pack** <it> now\n- [Returns](/returns)');
  expect(html).toContain('<strong>pack</strong> &lt;it&gt; now');
  expect(html).toContain('<a class="ink" href="https://shop.example/returns"');
  expect(text).toContain('Hello **Ada**,\n\nDear [Ada](https://evil.example) **B**\n\n- We pack');
  expect(text).toContain('- Returns (https://shop.example/returns)');
  expect(text).toContain('We have received your order.');
});

test('what stands in a name formats nothing', () => {
  const { html } = mail('**Hello** {name}');
  expect(html).toContain(' [Ada](https://evil.example) **B**');
  expect(html).not.toContain('href="https://evil.example"');
});

test('words without formatting read as they did', () => {
  const { text } = mail('Hi {name}.\n* with care');
  expect(text).toContain('Hello **Ada**,\nHi [Ada](https://evil.example) **B**.\n* with care');
});
