import { endpoints } from '@shop/shared';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  buildCategory,
  buildId,
  buildAdministeredProduct,
  buildSession,
} from '../../testing/factories';
import { on, refusal, server } from '../../testing/handlers';
import { call, callCounted, setSessionRefusedHandler } from './api-client';
import { ApiError, failureText } from './api-error';
import { session } from '../session/session';

afterEach(() => {
  setSessionRefusedHandler(() => undefined);
});

describe('a call', () => {
  test('fills the path with encoded parameters', async () => {
    const asked: string[] = [];
    server.use(
      on(endpoints.searchProducts).answer(({ request }) => {
        asked.push(new URL(request.url).pathname);
        return [];
      }),
    );
    await call(endpoints.searchProducts, { params: { keyword: 'a/b? 50%' } });
    expect(asked).toEqual(['/api/v1/products/search/a%2Fb%3F%2050%25']);
  });

  test('carries the stored token as it is, without a scheme [S6.4]', async () => {
    session.set(buildSession());
    const sent: (string | null)[] = [];
    server.use(
      on(endpoints.checkUser).answer(({ request }) => {
        sent.push(request.headers.get('authorization'));
        return { success: true, ok: true };
      }),
    );
    await call(endpoints.checkUser);
    session.clear();
    await call(endpoints.checkUser);
    expect(sent).toEqual(['a-token', null]);
  });

  test('sends a form with its file, leaving out what is not set', async () => {
    let sent: FormData | undefined;
    server.use(
      on(endpoints.updateProduct).answer(async ({ request }) => {
        sent = await request.formData();
        return { success: true, message: 'ok', product: buildAdministeredProduct() };
      }),
    );
    await call(endpoints.updateProduct, {
      params: { id: buildId() },
      body: {
        name: 'Lamp',
        description: 'Bright',
        price: '5',
        quantity: '1',
        category: buildCategory()._id,
        shipping: undefined,
        photo: new File(['x'], 'lamp.png', { type: 'image/png' }),
      },
    });
    expect([...(sent?.keys() ?? [])]).toEqual([
      'name',
      'description',
      'price',
      'quantity',
      'category',
      'photo',
    ]);
    expect(sent?.get('photo')).toMatchObject({ type: 'image/png' });
  });

  test('returns the full count of a list from its header', async () => {
    server.use(
      on(endpoints.searchProducts).answer(() =>
        HttpResponse.json([], { headers: { 'X-Total-Count': '61' } }),
      ),
    );
    const { total } = await callCounted(endpoints.searchProducts, { params: { keyword: 'x' } });
    expect(total).toBe(61);
  });
});

describe('a failure', () => {
  async function failureOf(response: () => Response): Promise<unknown> {
    server.use(on(endpoints.listMyOrders).answer(response));
    return call(endpoints.listMyOrders).catch((error: unknown) => error);
  }

  test('of a refused request says what the server said [R1]', async () => {
    const errors = [{ field: 'page', message: 'too far' }];
    const error = await failureOf(() => refusal(400, 'Bad page', errors));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, errors });
    expect(failureText(error, 'fallback')).toBe('Bad page');
  });

  test('of a broken server says the fallback [R1]', async () => {
    const error = await failureOf(() => refusal(500, 'Internal details'));
    expect(failureText(error, 'Something went wrong')).toBe('Something went wrong');
  });

  test('without an answer says the fallback [R1]', async () => {
    const error = await failureOf(() => HttpResponse.error());
    expect(error).toMatchObject({ status: 0 });
    expect(failureText(error, 'Something went wrong')).toBe('Something went wrong');
  });

  test('with 401 reports a refused session, but only when a token was sent', async () => {
    const refused = vi.fn();
    setSessionRefusedHandler(refused);
    await failureOf(() => refusal(401, 'No token'));
    expect(refused).not.toHaveBeenCalled();
    session.set(buildSession());
    await failureOf(() => refusal(401, 'Token expired'));
    expect(refused).toHaveBeenCalledTimes(1);
  });

  test('with 401 from a public call (a wrong password) leaves the session alone', async () => {
    const refused = vi.fn();
    setSessionRefusedHandler(refused);
    session.set(buildSession());
    server.use(on(endpoints.login).answer(() => refusal(401, 'Wrong password')));
    const body = { email: 'a@b.test', password: 'nope' };
    await call(endpoints.login, { body }).catch(() => undefined);
    expect(refused).not.toHaveBeenCalled();
  });
});
