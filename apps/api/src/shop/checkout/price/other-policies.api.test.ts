import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser, PASSWORD } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

let admin: string;
let product: string;

beforeEach(async () => {
  ({ token: admin } = await buildAdmin());
  ({ id: product } = await buildProduct({ price: 20, quantity: 90 }));
});

describe('what other shops decide otherwise', () => {
  const quoteFor = async (token?: string) => {
    const input = {
      ...(token && { token }),
      body: { items: [{ product, quantity: 1 }], codes: ['V'] },
    };
    return (await api.call(endpoints.quoteOrder, input)).body;
  };
  const setUpV = (limits: { uses?: number; usesPerCustomer?: number }) =>
    api.call(endpoints.createPromotion, {
      token: admin,
      body: { ...TEN_PERCENT, codes: ['V'], limits },
    });
  const placeWithV = (token: string) =>
    api.call(endpoints.placeOrder, {
      token,
      headers: { 'idempotency-key': 'with-the-code' },
      body: { items: [{ product, quantity: 1 }], codes: ['V'] },
    });

  it('issue-022: an account is one customer, however its e-mail is written', async () => {
    await setUpV({ usesPerCustomer: 1 });
    const [buyer, other] = [await buildUser(), await buildUser()];
    await placeWithV(buyer.token);
    const body = { email: ` ${buyer.email.toUpperCase()} `, password: PASSWORD };
    const { body: session } = await api.call(endpoints.login, { body });
    const token = 'token' in session ? session.token : '';
    expect((await quoteFor(token)).rejected).toMatchObject([{ reason: 'customer-limit' }]);
    expect((await quoteFor(other.token)).rejected).toEqual([]);
  });

  it('vendure-063: a visitor has to sign in, and is then refused what they have used', async () => {
    await setUpV({ usesPerCustomer: 1 });
    const { token } = await buildUser();
    await placeWithV(token);
    expect((await quoteFor()).rejected).toMatchObject([{ reason: 'customer-required' }]);
    const known = await quoteFor(token);
    expect(known).toMatchObject({ total: 20, rejected: [{ reason: 'customer-limit' }] });
  });

  it('sylius-147: a cancelled order always gives its use back', async () => {
    await setUpV({ uses: 1 });
    const { token } = await buildUser();
    const { number } = (await placeWithV(token)).body.order;
    expect((await quoteFor(token)).rejected).toMatchObject([{ reason: 'usage-limit' }]);
    await api.call(endpoints.cancelMyOrder, { token, params: { number: String(number) } });
    expect((await quoteFor(token)).rejected).toEqual([]);
  });
});
