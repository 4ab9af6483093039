import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld';

test('text cannot close the script element', () => {
  const { container } = render(<JsonLd data={{ name: '</script><script>alert(1)</script>' }} />);
  const script = container.querySelector('script');
  expect(script?.innerHTML).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)</script>',
  });
});
