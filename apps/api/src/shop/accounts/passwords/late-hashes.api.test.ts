import { endpoints } from '@shop/shared';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FairQueue } from '@shop/front';
import { LimitCounterModel } from '@shop/mongo/limits';
import { busy } from '@shop/http/errors';
import { ANSWER, buildRegistration, buildUser, PASSWORD } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();
const NEW = 'a brand new one';
let user: Awaited<ReturnType<typeof buildUser>>;

beforeEach(async () => {
  user = await buildUser();
  vi.spyOn(FairQueue.prototype, 'refuseIfLate').mockImplementation(() => {
    throw busy(5);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [
    'a sign-in',
    () => api.refuse(endpoints.login, { body: { email: user.email, password: PASSWORD } }),
  ],
  [
    'a forgotten password',
    () =>
      api.refuse(endpoints.resetPassword, {
        body: { email: user.email, answer: ANSWER, newpassword: NEW },
      }),
  ],
  ['a registration', () => api.refuse(endpoints.register, { body: buildRegistration() })],
  [
    'a new password',
    () =>
      api.refuse(endpoints.updateProfile, {
        token: user.token,
        body: { address: '2 New Street', password: NEW },
      }),
  ],
  [
    'proving who one is',
    () =>
      api.refuse(endpoints.startSecondFactor, { token: user.token, body: { password: PASSWORD } }),
  ],
])('%s is not counted when its hash would come too late', async (_, ask) => {
  expect(await ask()).toMatchObject({ status: 503 });
  expect(await LimitCounterModel.countDocuments()).toBe(0);
});
