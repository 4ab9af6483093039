import { endpoints } from '@shop/shared';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCategory, buildId } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { serveCatalog } from '../../../../testing/serve-catalog';

function serveCategories(count: number) {
  serveCatalog();
  const categories = Array.from({ length: count }, (_, at) =>
    buildCategory({ _id: buildId(), name: `Kind ${at}`, slug: `kind-${at}` }),
  );
  server.use(on(endpoints.listCategories).answer(() => ({ success: true, category: categories })));
}
const showAll = () => screen.queryByText(/^Show .* categories$/);

test('of many categories, all are shown on demand, and again after Back', async () => {
  serveCategories(24);
  const { unmount } = renderApp('/');
  await screen.findByRole('checkbox', { name: 'Kind 23' });
  expect(showAll()).toHaveTextContent('Show all 24 categories');
  const rest = showAll()?.closest('details');
  expect(rest).not.toHaveAttribute('open');
  if (rest) rest.open = true;
  if (rest) fireEvent(rest, new Event('toggle'));
  expect(await screen.findByText('Show fewer categories')).toBeVisible();
  unmount();
  renderApp('/');
  expect(await screen.findByText('Show fewer categories')).toBeVisible();
});

test('a few categories are all shown at once', async () => {
  serveCategories(10);
  renderApp('/');
  await screen.findByRole('checkbox', { name: 'Kind 9' });
  expect(showAll()).toBeNull();
});
