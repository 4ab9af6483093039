import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';

beforeEach(() => {
  serveEmptyShop();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a page that takes its time is announced by a bar, until it is there', async () => {
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  // A link of the shop whose page does not come.
  const link = document.createElement('a');
  link.href = '/slow';
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  fireEvent.click(link);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await router.navigate('/about');
  await screen.findByRole('heading', { name: 'About' });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await router.navigate(-1);
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  link.remove();
});
