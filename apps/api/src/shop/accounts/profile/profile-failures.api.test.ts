import { endpoints } from '@shop/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { busy, conflict, forbidden, tooManyRequests } from '@shop/http/errors';
import type { CallInput } from '../../../testing/api-client.js';
import { buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { UserModel } from '../user.model.js';

const api = useTestShop();

afterEach(() => {
  vi.restoreAllMocks();
});

const body = { address: 'Hill 2' };

/** Makes a profile update that must fail, and checks that its `error` equals its `message`. */
async function failureStatus(input: CallInput): Promise<number> {
  const { status, message, error } = await api.refuse(endpoints.updateProfile, input);
  expect(message).not.toBe('');
  expect(error).toBe(message);
  return status;
}

// Clients of the specification (section 7) read the message of a failed profile update from `error`.
describe('a failed profile update carries its message as error too', () => {
  it('without a token', async () => {
    expect(await failureStatus({ body })).toBe(401);
  });

  it('with an invalid body', async () => {
    const { token } = await buildUser();
    expect(await failureStatus({ token, body: {} })).toBe(400);
  });

  it('with a body that is not JSON', async () => {
    const { token } = await buildUser();
    const headers = { 'Content-Type': 'text/plain' };
    expect(await failureStatus({ token, body, headers })).toBe(415);
  });

  it('with a body that is too large', async () => {
    const { token } = await buildUser();
    expect(await failureStatus({ token, body: { address: 'x'.repeat(200_000) } })).toBe(413);
  });

  it.each([
    [403, forbidden()],
    [409, conflict('Someone else was first')],
    [429, tooManyRequests('Too many requests', 1_000)],
    [503, busy()],
    [500, new Error('broken')],
  ])('with status %i', async (status, failure) => {
    const { token } = await buildUser();
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(UserModel, 'findOneAndUpdate').mockImplementationOnce(() => {
      throw failure;
    });
    expect(await failureStatus({ token, body })).toBe(status);
  });
});

it('no other call carries it', async () => {
  const wrong = { email: 'nobody@example.test', password: 'whatever it is' };
  expect(await api.refuse(endpoints.login, { body: wrong })).not.toHaveProperty('error');
});
