import { expect, test } from 'vitest';
import { ownWorker, plainMarkup } from './trusted-types';

test.each(['.ant-btn>span{color:#fff}', '{"name":"Salt \\u0026 pepper"}', '<script></script>', ''])(
  'lets %j through, which makes no element that does anything',
  (html) => {
    expect(plainMarkup(html)).toBe(html);
  },
);

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<script></script><b>',
  '.a{}</style><script>alert(1)</script>',
])('refuses %j', (html) => {
  expect(plainMarkup(html)).toBeNull();
});

test('the only script that may become a worker is the one that reads HEIC', () => {
  expect(ownWorker('/assets/heic.worker-a1B_2-3.js')).toBe('/assets/heic.worker-a1B_2-3.js');
  for (const url of [
    '/assets/other-a1.js',
    'data:text/javascript,1',
    '//evil.test/heic.worker-a.js',
  ])
    expect(ownWorker(url)).toBeNull();
});
