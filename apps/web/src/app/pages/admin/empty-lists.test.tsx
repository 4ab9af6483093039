import { endpoints } from '@shop/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSession } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

test.each([
  ['returns', /you approve it here/, 'Settings'],
  ['brands', /Give a product a brand/, 'Products'],
  ['products', /Create your products/, 'Create Product'],
])('the empty list of %s says what it is for, and what to do next', async (path, note, next) => {
  const none = { success: true, total: 0 } as const;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listReturns).answer(() => ({ ...none, returns: [] })),
    on(endpoints.listBrands).answer(() => ({ ...none, brands: [] })),
    on(endpoints.listAdministeredProducts).answer(() => ({ ...none, products: [] })),
  );
  renderApp(`/dashboard/admin/${path}`, { session: buildSession({ role: 1 }) });
  const { parentElement } = await screen.findByText(note);
  const link = screen
    .getAllByRole('link', { name: next })
    .find((one) => parentElement?.contains(one));
  expect(link).toBeVisible();
});

test.each([
  ['webhooks', /Add the address of your accounting/],
  ['api-keys', /With a key, another program/],
])('the empty list of %s says what it is for', async (path, note) => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listWebhooks).answer(() => ({ success: true, webhooks: [] })),
    on(endpoints.listApiKeys).answer(() => ({ success: true, apiKeys: [] })),
  );
  renderApp(`/dashboard/admin/${path}`, { session: buildSession({ role: 1 }) });
  expect(await screen.findByText(note)).toBeVisible();
});
