import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';

beforeEach(() => {
  serveEmptyShop();
});
afterEach(() => {
  window.history.replaceState(null, '');
});

type Router = ReturnType<typeof renderApp>['router'];

/** The bar comes after a moment, and goes with the page that is waited for. */
async function expectBarUntilAbout(router: Router) {
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await router.navigate('/about');
  await screen.findByRole('heading', { name: 'About' });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
}

test('a page that takes its time is announced by a bar, until it is there', async () => {
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  // A link of the shop whose page does not come.
  const link = document.createElement('a');
  link.href = '/slow';
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  fireEvent.click(link);
  await expectBarUntilAbout(router);
  await router.navigate(-1);
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  link.remove();
});

test('going back to a page that takes its time is announced as well', async () => {
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  // The browser has made the step, and the page has not come.
  window.history.replaceState({ key: 'before' }, '');
  fireEvent.popState(window);
  await expectBarUntilAbout(router);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('a visitor who is back on the page that is still shown waits for nothing', async () => {
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  window.history.replaceState({ key: 'before' }, '');
  fireEvent.popState(window);
  await screen.findByRole('progressbar', { name: 'Loading' });
  window.history.replaceState({ key: router.state.location.key }, '');
  fireEvent.popState(window);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
