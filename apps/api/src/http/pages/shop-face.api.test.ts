import { accentCss } from '@shop/shared';
import { expect, test } from 'vitest';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

test('each accent has its style sheet, which caches may keep', async () => {
  const sheet = await api.fetch('/accent/7a1f3d.css');
  expect(sheet.headers.get('content-type')).toContain('text/css');
  expect(sheet.headers.get('cache-control')).toContain('max-age=3600');
  expect(await sheet.text()).toBe(accentCss('#7a1f3d'));
});

test.each(['7A1F3D', '7a1f3', 'red', '7a1f3d0'])('%s is no accent', async (name) => {
  expect((await api.fetch(`/accent/${name}.css`)).status).toBe(404);
});

test('each mark is an icon in each colour', async () => {
  const icon = await api.fetch('/mark/leaf-7a1f3d.svg');
  expect(icon.headers.get('content-type')).toContain('image/svg+xml');
  expect((await api.fetch('/mark/boat-7a1f3d.svg')).status).toBe(404);
});
