import { expect, test } from 'vitest';
import { plainMarkup } from './trusted-types';

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
