import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { buildOrder, buildProduct, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { quoteReply } from '../../../testing/quote-reply';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';

test('a code that has expired since is said, and does not keep its customer from ordering', async () => {
  const { _id: product, name } = buildProduct();
  const _id = 'a'.repeat(24);
  const items = [{ product, quantity: 1, name }];
  const preparedOrder = { _id, version: 1, items, codes: ['OLD', 'TEN'], order: null };
  const bodies: unknown[] = [];
  const message = 'OLD has expired';
  serveEmptyShop();
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.getMyPreparedOrder).answer(() => ({ success: true, preparedOrder })),
    on(endpoints.quoteOrder).answer(async ({ request }) => ({
      ...(await quoteReply([{ product, state: 'available', price: 18, available: 5 }], request)),
      rejected: [{ code: 'OLD', reason: 'expired', message }],
    })),
    on(endpoints.placeMyPreparedOrder).answer(async ({ request }) => {
      bodies.push(await request.json());
      return { success: true, message: 'Payment successfully', order: buildOrder() };
    }),
  );
  renderApp(dashboardPaths.userPreparedOrder(_id), { session: buildSession() });
  expect(await screen.findByText(message)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Order and pay' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  fireEvent.click(button);
  await waitFor(() => expect(bodies).toMatchObject([{ codes: ['TEN'], total: 18 }]));
});

test('a tax number that the shop refuses is marked until it is changed', async () => {
  const { _id: product, name } = buildProduct();
  const _id = 'a'.repeat(24);
  const address = {
    line1: 'Ring 1',
    postalCode: '1010',
    city: 'Vienna',
    country: 'AT',
    name: 'Ada',
  };
  const items = [{ product, quantity: 1, name }];
  const preparedOrder = { _id, version: 1, items, address, taxId: 'U1', order: null };
  const message = 'This is not a VAT number of Austria';
  serveEmptyShop();
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.getMyPreparedOrder).answer(() => ({ success: true, preparedOrder })),
    on(endpoints.quoteOrder).answer(async ({ request }) => ({
      ...(await quoteReply([{ product, state: 'available', price: 18, available: 5 }], request)),
      destination: { state: 'chosen', countries: ['AT'] },
    })),
    on(endpoints.placeMyPreparedOrder).answer(() =>
      refusal(400, message, [{ field: 'taxId', message }]),
    ),
  );
  renderApp(dashboardPaths.userPreparedOrder(_id), { session: buildSession() });
  const button = await screen.findByRole('button', { name: 'Order and pay' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  fireEvent.click(button);
  const field = screen.getByLabelText(/^Tax number/);
  await waitFor(() => expect(field).toBeInvalid());
  fireEvent.change(field, { target: { value: 'U12' } });
  expect(field).toBeValid();
});
