import { endpoints, type PayLinkOrder } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { otherSite } from '../../../lib/address/other-site';
import { buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';

const PAGE = '/dashboard/pay#token-1';
const BACK = '/dashboard/user/orders/1042?payment=return';
const open: PayLinkOrder = {
  number: 1042,
  state: 'open',
  open: {
    total: 20,
    lines: [{ name: 'Desk Lamp', quantity: 2 }],
    paid: 'page',
    dueAt: '2026-12-01T10:00:00.000Z',
  },
};
const paid: PayLinkOrder = { number: 1042, state: 'paid' };
const leave = vi.fn();

function serve(order: PayLinkOrder, pressed: { order: PayLinkOrder; url?: string } = { order }) {
  const tokens: unknown[] = [];
  const heard = async (request: Request) => tokens.push(await request.json());
  server.use(
    on(endpoints.readPayLink).answer(async ({ request }) => {
      await heard(request);
      return { success: true, order };
    }),
    on(endpoints.payByLink).answer(async ({ request }) => {
      await heard(request);
      return { success: true, message: '', ...pressed };
    }),
  );
  return tokens;
}

beforeEach(() => {
  serveEmptyShop();
  vi.spyOn(otherSite, 'open').mockImplementation(leave);
});

afterEach(() => {
  sessionStorage.clear();
  leave.mockClear();
});

test('a visitor sees what is to be paid and goes to pay it', async () => {
  const tokens = serve(open, { order: open, url: 'https://pay.test/cs_1' });
  renderApp(PAGE);
  expect(await screen.findByRole('heading', { name: /^Order 1042 at/ })).toBeVisible();
  expect(screen.getByText('2 × Desk Lamp')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Pay $20.00' }));
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.test/cs_1'));
  expect(new Set(tokens.map((body) => JSON.stringify(body)))).toEqual(
    new Set(['{"token":"token-1"}']),
  );
});

test.each([undefined, buildSession()])(
  'who comes back from paying needs no sign-in, whoever is signed in, and reads that it is paid',
  async (session) => {
    serve(open, { order: open, url: 'https://pay.test/cs_1' });
    server.use(on(endpoints.checkUser).answer(() => ({ success: true, ok: true })));
    const first = renderApp(PAGE);
    fireEvent.click(await screen.findByRole('button', { name: 'Pay $20.00' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    first.unmount();
    serve(open, { order: paid });
    const { router } = renderApp(BACK, { session });
    expect(await screen.findByText('Order 1042 is paid. Thank you!')).toBeVisible();
    expect(screen.getByText('Payment successfully')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/dashboard/pay', search: '' });
    expect(sessionStorage).toHaveLength(0);
  },
);

test('who comes back in another tab is thanked, and may sign in', async () => {
  renderApp(BACK);
  expect(await screen.findByText(/As soon as your payment has arrived/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'log in' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/login\?next=/),
  );
});

test('who pays by hand reads how', async () => {
  const byHand = { paid: 'hand', name: 'Bank transfer', text: 'To our account', dueAt: null };
  serve({ ...open, open: { ...open.open, ...byHand } } as PayLinkOrder);
  renderApp(PAGE);
  expect(await screen.findByRole('heading', { name: 'How to pay: Bank transfer' })).toBeVisible();
  expect(screen.getByText('To our account')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test.each([
  ['expired', /was not paid in time/],
  ['cancelled', /There is nothing to pay/],
  ['refused', /Nothing was charged/],
  ['reserved', /charged when we ship it/],
  ['ask', /Please contact us/],
] as const)('an order that is %s says so, and nothing else', async (state, words) => {
  serve({ number: 1042, state });
  renderApp(PAGE);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('a provider that does not answer can be tried again', async () => {
  serve(open);
  renderApp(PAGE);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $20.00' }));
  expect(await screen.findByText(/can’t be opened right now/)).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
});

test('a link that has expired or is incomplete says so', async () => {
  const message = 'This link does not work any more. Please ask us for a new one.';
  server.use(on(endpoints.readPayLink).answer(() => refusal(404, message)));
  const { unmount } = renderApp(PAGE);
  expect(await screen.findByText(message)).toBeVisible();
  unmount();
  renderApp('/dashboard/pay');
  expect(await screen.findByText(/The link is incomplete/)).toBeVisible();
});
