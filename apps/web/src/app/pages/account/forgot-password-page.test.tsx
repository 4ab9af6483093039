import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';
import { fillIn } from '../../../testing/fill-in';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

async function reset() {
  await screen.findByRole('heading', { name: 'RESET PAAWORD' });
  fillIn({ Email: 'ada@shop.test', 'New password': 'new horse', 'Security answer': 'Kapil Dev' });
  fireEvent.click(screen.getByRole('button', { name: 'RESET' }));
}

test('the right answer sets the new password and opens the shop [S1.2 S2.33 S8.14]', async () => {
  let body: unknown;
  server.use(
    on(endpoints.resetPassword).answer(async ({ request }) => {
      body = await request.json();
      return { success: true, message: 'Password reset successfully' };
    }),
  );
  serveEmptyShop();
  const { router } = renderApp('/forgot-password');
  await reset();
  expect(await screen.findByText('Password reset successfully')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(body).toEqual({ email: 'ada@shop.test', newpassword: 'new horse', answer: 'Kapil Dev' });
});

test('who was on the way to a page signs in after that, and is led there', async () => {
  server.use(on(endpoints.resetPassword).answer(() => ({ success: true, message: 'It is set' })));
  const next = '?next=%2Fdashboard%2Fuser%2Forders%2F1042';
  const { router } = renderApp(`/forgot-password${next}`);
  await reset();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe(next);
});

test('a wrong answer shows the server’s message and stays on the form [S8.1]', async () => {
  server.use(on(endpoints.resetPassword).answer(() => refusal(401, 'Wrong email or answer')));
  const { router } = renderApp('/forgot-password');
  await reset();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Wrong email or answer'));
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  expect(messages.getByText('Wrong email or answer')).toBeInTheDocument();
  expect(screen.getByLabelText('Security answer')).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(router.state.location.pathname).toBe('/forgot-password');
});

test('a server error during a reset is reported as "Something went wrong" [S8.2]', async () => {
  server.use(on(endpoints.resetPassword).answer(() => refusal(500, 'broken')));
  renderApp('/forgot-password');
  await reset();
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  expect(await messages.findByText('Something went wrong')).toBeInTheDocument();
});

test.each([
  [true, 'We send you a link that works once, for 30 minutes.'],
  [false, 'This shop does not send email yet. Please write to us or call, and we will help you.'],
])('who has forgotten the answer, too, is led on; by email: %s', async (link, note) => {
  server.use(on(endpoints.getResetWays).answer(() => ({ success: true, link, answer: true })));
  const { router } = renderApp('/forgot-password');
  fireEvent.click(await screen.findByRole('link', { name: 'Try another way' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password'));
  expect(await screen.findByText(note)).toBeInTheDocument();
});

test('a shop that resets passwords by links alone offers one in place of the answer', async () => {
  server.use(
    on(endpoints.getResetWays).answer(() => ({ success: true, link: true, answer: false })),
    on(endpoints.sendResetLink).answer(() => ({ success: true, message: 'A link is on its way' })),
  );
  renderApp('/forgot-password', { shop: { sendsMail: true, resetsByLinkAlone: true } });
  await screen.findByRole('heading', { name: 'RESET PAAWORD' });
  expect(screen.queryByLabelText('Security answer')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Try another way' })).toBeNull();
  expect(screen.getByText('We send you a link that works once, for 30 minutes.')).toBeVisible();
  fillIn({ Email: 'ada@shop.test' });
  fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText('A link is on its way')).toBeVisible();
});

test('the email typed on Login is filled in', async () => {
  renderApp('/login');
  await screen.findByRole('heading', { name: 'Login' });
  fillIn({ Email: 'ada@shop.test' });
  fireEvent.click(screen.getByRole('link', { name: 'Forget Password' }));
  await screen.findByRole('heading', { name: 'RESET PAAWORD' });
  expect(screen.getByLabelText('Email')).toHaveValue('ada@shop.test');
});
