import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSession } from '../../../testing/factories';
import { fillIn } from '../../../testing/fill-in';
import { on, secondFactorRefusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';

const ASK = 'Enter the code from your authenticator app';

test('an account with a second factor is asked for a code in a second step', async () => {
  const session = buildSession({ role: 1 });
  const bodies: Record<string, string>[] = [];
  serveEmptyShop();
  server.use(
    on(endpoints.login).answer(async ({ request }) => {
      const body = (await request.json()) as Record<string, string>;
      bodies.push(body);
      if (!body.otp) return secondFactorRefusal(401, ASK, 'required');
      if (body.otp !== '123456') return secondFactorRefusal(401, 'The code is wrong', 'required');
      return { success: true, message: 'login successfully', ...session };
    }),
  );
  const { router } = renderApp('/login');
  await screen.findByRole('heading', { name: 'Login' });
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  fillIn({ Email: 'grace@shop.test', Password: 'correct horse' });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'LOGIN' }));
  submit();
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());

  fillIn({ Code: '000000' });
  submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The code is wrong'));
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/The code is wrong/);
  expect(screen.getByLabelText('Password')).toBeValid();
  fillIn({ Code: '123 456' });
  submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(session);
  expect(bodies.map(({ otp }) => otp)).toEqual([undefined, '000000', '123456']);
});
