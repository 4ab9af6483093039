import { endpoints } from '@shop/shared';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildProducts } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const brand = { _id: '00000000000000000000b001', name: 'Northway', slug: 'northway' };
const listed = { success: true as const, brand, products: buildProducts(2), total: 2 };

test('shows the brand, the number of its products, and the products; an old address leads on', async () => {
  server.use(on(endpoints.listCatalogue).answer(() => listed));
  const { router } = renderApp('/brand/old-name');
  expect(await screen.findByRole('heading', { level: 1, name: 'Northway' })).toBeVisible();
  expect(await screen.findByText('2 results found')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(document.title).toBe('Northway - Ecommerce App');
  await waitFor(() => expect(router.state.location.pathname).toBe('/brand/northway'));
});

test('its products can be sorted', async () => {
  const asked: string[] = [];
  server.use(
    on(endpoints.listCatalogue).answer(({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('brand')} ${searchParams.get('sort')}`);
      return listed;
    }),
  );
  renderApp('/brand/northway');
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Name');
  await waitFor(() => expect(asked).toContain('northway name'));
});

test('an unknown brand shows the not-found page', async () => {
  server.use(on(endpoints.listCatalogue).answer(() => refusal(404, 'Brand not found')));
  renderApp('/brand/nothing');
  expect(await screen.findByText('oops ! page not found')).toBeVisible();
});
