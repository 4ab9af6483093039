import { describe, expect, it } from 'vitest';
import { buildOrder, buildProduct, buildUser, unknownId } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { useWire } from '../../testing/wire.js';

// The specification's sections 3, 7 and 8 as a client sees them: every path, field and message is spelled out here.

const api = useTestShop();
const { send, get } = useWire(api);

describe('the calls under /api/v1/auth', () => {
  const registration = {
    name: 'Ada Buyer',
    email: 'ada@example.test',
    password: 'correct horse',
    phone: '555 0100',
    address: 'Main Street 1',
    answer: 'Sachin',
  };
  const { name, email, phone, address } = registration;

  it('register takes the six fields and returns success and message [S3.8 S7.14]', async () => {
    const { status, body } = await send('POST', '/api/v1/auth/register', registration);
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: expect.any(String) as string });
  });

  it('login returns success, message, user and a token that user-auth takes without a scheme [S3.4 S6.2 S7.15 S7.17]', async () => {
    await send('POST', '/api/v1/auth/register', registration);
    const credentials = { email, password: registration.password };
    const { status, body } = await send('POST', '/api/v1/auth/login', credentials);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: expect.any(String) as string,
      user: { name, email, phone, address, role: 0 },
      token: expect.any(String) as string,
    });
    expect(JSON.stringify(body)).not.toContain('password');
    const checked = await get('/api/v1/auth/user-auth', String(body.token));
    expect(checked.body).toMatchObject({ ok: true });
  });

  it('login with newpassword resets the password, given the answer [S7.16]', async () => {
    await send('POST', '/api/v1/auth/register', registration);
    const reset = { email, answer: registration.answer, newpassword: 'another horse' };
    const { status, body } = await send('POST', '/api/v1/auth/login', reset);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: expect.any(String) as string });
    const again = { email, password: 'another horse' };
    expect((await send('POST', '/api/v1/auth/login', again)).status).toBe(200);
  });

  it('admin-auth returns ok to role 1, and to nobody else [S6.3 S7.17]', async () => {
    expect((await get('/api/v1/auth/admin-auth')).body).toMatchObject({ ok: true });
    const { token } = await buildUser();
    const refused = await get('/api/v1/auth/admin-auth', token);
    expect(refused.status).toBe(403);
    expect(refused.body).not.toHaveProperty('ok');
  });

  it('orders and all-orders return the list itself [S3.3 S7.18]', async () => {
    const buyer = await buildUser();
    const chair = await buildProduct({
      name: 'Walnut Chair',
      description: 'Sits well',
      price: 19.99,
    });
    await buildOrder({ buyer, items: [{ product: chair.id, quantity: 2 }] });
    const order = {
      _id: expect.any(String) as string,
      status: 'Not Process',
      buyer: { name: 'Ada Buyer' },
      createAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      payment: { success: true },
      products: [
        {
          name: 'Walnut Chair',
          description: 'Sits well',
          price: 19.99,
          quantity: 2,
          _id: chair.id,
        },
      ],
      total: 39.98,
    };
    expect((await get('/api/v1/auth/orders', buyer.token)).body).toMatchObject([order]);
    expect((await get('/api/v1/auth/all-orders')).body).toMatchObject([order]);
  });

  it.each(['Processing', 'Shipped', 'deliverd', 'cancel', 'Not Process'])(
    'order-status/{orderId} takes the status %s [S4.5 S7.19 S9.7]',
    async (status) => {
      const { id } = await buildOrder();
      const reply = await send('PUT', `/api/v1/auth/order-status/${id}`, { status });
      expect(reply.status).toBe(200);
      expect((await get('/api/v1/auth/all-orders')).body).toMatchObject([{ _id: id, status }]);
    },
  );

  it('order-status/{orderId} takes no other spelling [S4.5]', async () => {
    const { id } = await buildOrder();
    for (const status of ['Delivered', 'delivered', 'Cancel', 'Not Processed', 'shipped']) {
      const reply = await send('PUT', `/api/v1/auth/order-status/${id}`, { status });
      expect(reply.status, status).toBe(400);
    }
  });

  it('profile takes name, email, password, phone and address, and returns updatedUser [S7.20]', async () => {
    const { token, email: unchanged } = await buildUser();
    const { status, body } = await send(
      'PUT',
      '/api/v1/auth/profile',
      {
        name: 'Ada B.',
        email: 'other@example.test',
        password: '',
        phone: '5550',
        address: 'Here 2',
      },
      token,
    );
    expect(status).toBe(200);
    // The address of the account can't be edited.
    expect(body.updatedUser).toMatchObject({
      name: 'Ada B.',
      email: unchanged,
      phone: '5550',
      address: 'Here 2',
    });
  });

  it('a failure returns success false and a message [S8.1]', async () => {
    const wrong = { email: 'nobody@example.test', password: 'whatever it is' };
    for (const { status, body } of [
      await send('POST', '/api/v1/auth/login', wrong),
      await send('POST', '/api/v1/category/create-category', { name: '' }),
      await get(`/api/v1/products/get-product/${unknownId()}`),
    ]) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toMatchObject({ success: false, message: expect.any(String) as string });
    }
  });
});
