import { endpoints, type OrderDetails } from '@shop/shared';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';

const PAGE = '/dashboard/user/orders/1042';
const more = { history: [], shipment: null, invoicedAt: null };
const unpaid: OrderDetails = {
  ...buildOrder({
    number: 1042,
    payment: {
      success: false,
      state: 'pending',
      provider: 'stripe',
      reference: 'cs_1',
      url: 'https://pay.test/cs_1',
    },
  }),
  ...more,
};
const paid: OrderDetails = { ...buildOrder({ number: 1042 }), ...more };

let checks = 0;

beforeEach(() => {
  checks = 0;
  serveEmptyShop();
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.getMyOrder).answer(() => ({ success: true, order: unpaid })),
  );
});

function answerCheck(order: OrderDetails) {
  server.use(
    on(endpoints.checkMyPayment).answer(() => {
      checks += 1;
      return { success: true, message: '', order };
    }),
  );
}

test('who returns and has paid gets the usual message, and is led home', async () => {
  answerCheck(paid);
  const { router } = renderApp(`${PAGE}?payment=return`, { session: buildSession() });
  expect(await screen.findByText('Payment successfully')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(checks).toBe(1);
});

test('who turns back without paying finds the way to pay at the order', async () => {
  answerCheck(unpaid);
  const { router } = renderApp(`${PAGE}?payment=cancel`, { session: buildSession() });
  const link = await screen.findByRole('link', { name: 'Pay now' });
  expect(link).toHaveAttribute('href', 'https://pay.test/cs_1');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByText('Not paid yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(screen.queryByText('Payment successfully')).not.toBeInTheDocument();
});

test('who can’t be told yet stays at the order', async () => {
  server.use(on(endpoints.checkMyPayment).answer(() => refusal(409, 'Try again')));
  const { router } = renderApp(`${PAGE}?payment=return`, { session: buildSession() });
  expect(await screen.findByText('Try again')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.location.pathname).toBe(PAGE);
});
