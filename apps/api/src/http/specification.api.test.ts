import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildOrder,
  buildPicture,
  buildProduct,
  buildProductForm,
  buildUser,
  unknownId,
} from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';

// The specification's sections 3, 7 and 8 as a client sees them: every path, field and message is spelled out here.

const api = useTestShop();

let adminToken: string;

beforeEach(async () => {
  adminToken = (await buildAdmin()).token;
});

async function send(method: string, path: string, body?: unknown, token = adminToken) {
  const isForm = body instanceof FormData;
  const response = await api.fetch(path, {
    method,
    headers: {
      Authorization: token,
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const get = (path: string, token?: string) => send('GET', path, undefined, token);

const aProduct = {
  _id: expect.any(String) as string,
  name: 'Walnut Chair',
  slug: 'walnut-chair',
  description: 'Sits well',
  price: 19.99,
  quantity: 7,
  shipping: false,
  category: { _id: expect.any(String) as string, name: 'Furniture', slug: 'furniture' },
};

async function buildChair(photo?: Buffer) {
  const category = await buildCategory('Furniture');
  const chair = await buildProduct({
    name: 'Walnut Chair',
    description: 'Sits well',
    price: 19.99,
    quantity: 7,
    category: category.id,
    photo,
  });
  return { chair, category };
}

describe('GET /api/v1/category/get-category', () => {
  it('answers success and category, a list of _id, name and slug [S3.1 S7.2]', async () => {
    const { id } = await buildCategory('Furniture');
    expect(await get('/api/v1/category/get-category')).toEqual({
      status: 200,
      body: { success: true, category: [{ _id: id, name: 'Furniture', slug: 'furniture' }] },
    });
  });
});

describe.each(['/api/v1/products', '/api/v1/product'])('reading under %s [R3]', (base) => {
  it('search/{keyword} answers the list of results itself [S7.3]', async () => {
    await buildChair();
    const { status, body } = await get(`${base}/search/chair`);
    expect(status).toBe(200);
    expect(body).toEqual([expect.objectContaining(aProduct)]);
  });

  it('product-count answers total [S7.4]', async () => {
    await buildChair();
    expect((await get(`${base}/product-count`)).body).toMatchObject({ total: 1 });
  });

  it.each(['/product-list/1', '/get-product'])('%s answers products [S7.5]', async (path) => {
    await buildChair();
    const { status, body } = await get(base + path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ products: [aProduct] });
  });

  it('product-filters takes checked and radio, and answers products [S7.6]', async () => {
    const { category } = await buildChair();
    await buildProduct({ price: 20, category: category.id });
    await buildProduct({ price: 19 });
    const { status, body } = await send('POST', `${base}/product-filters`, {
      checked: [category.id],
      radio: [0, 19],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ products: [aProduct], total: 1 });
  });

  it('product-filters without any filter answers everything', async () => {
    await buildChair();
    const { body } = await send('POST', `${base}/product-filters`, { checked: [], radio: [] });
    expect(body).toMatchObject({ products: [aProduct], total: 1 });
  });

  it('product-photo/{id} answers an image [S3.2 S7.7]', async () => {
    const { chair } = await buildChair(await buildPicture());
    const response = await api.fetch(`${base}/product-photo/${chair.id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
  });

  it('get-product/{slug} answers product [S3.2 S7.8]', async () => {
    await buildChair();
    expect((await get(`${base}/get-product/walnut-chair`)).body).toMatchObject({
      product: aProduct,
    });
  });

  it('related-product/{productId}/{categoryId} answers products [S7.9]', async () => {
    const { category } = await buildChair();
    const other = await buildProduct({ category: category.id });
    const { body } = await get(`${base}/related-product/${other.id}/${category.id}`);
    expect(body).toMatchObject({ products: [aProduct] });
  });

  it('product-category/{slug} answers products and category [S7.10]', async () => {
    await buildChair();
    expect((await get(`${base}/product-category/furniture`)).body).toMatchObject({
      products: [aProduct],
      category: aProduct.category,
    });
  });
});

describe.each(['/api/v1/products', '/api/v1/product'])('changing under %s [R3]', (base) => {
  const fields = { name: 'Walnut Chair', description: 'Sits well', price: '19.99', quantity: '7' };

  async function form(shipping?: string) {
    const { id } = await buildCategory('Furniture');
    const photo = new File([new Uint8Array(await buildPicture('png'))], 'chair.png');
    return buildProductForm({ ...fields, category: id, shipping, photo });
  }

  it.each([
    ['0', false],
    ['1', true],
  ])(
    'create-product takes the form, its shipping %j for %s [S2.43 S3.2 S7.11]',
    async (sent, shipping) => {
      const { status, body } = await send('POST', `${base}/create-product`, await form(sent));
      expect(status).toBe(201);
      expect(body).toMatchObject({
        success: true,
        message: 'Product Created Successfully',
        product: { ...aProduct, shipping },
      });
    },
  );

  it('update-product/{id} takes the form, the photo only if one was chosen [S7.12]', async () => {
    const chair = await buildProduct({ photo: await buildPicture() });
    const chosen = await form('1');
    chosen.delete('photo');
    const { status, body } = await send('PUT', `${base}/update-product/${chair.id}`, chosen);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Product Updated Successfully',
      product: { ...aProduct, shipping: true },
    });
    expect((await api.fetch(`${base}/product-photo/${chair.id}`)).status).toBe(200);
  });

  it('product/{id} deletes [S7.13]', async () => {
    const { id } = await buildProduct();
    expect(await send('DELETE', `${base}/product/${id}`)).toEqual({
      status: 200,
      body: { success: true, message: 'Product Deleted Successfully' },
    });
  });
});

describe('the calls under /api/v1/category for the administrator', () => {
  it('create-category takes a name and says that it is created [S7.21]', async () => {
    const { status, body } = await send('POST', '/api/v1/category/create-category', {
      name: 'Garden',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: 'Garden is created' });
  });

  it('update-category/{id} takes a name and says that it is updated [S7.21]', async () => {
    const { id } = await buildCategory('Garden');
    const { status, body } = await send('PUT', `/api/v1/category/update-category/${id}`, {
      name: 'Patio',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: 'Patio is updated' });
  });

  it('delete-category/{id} says that it is deleted [S7.21]', async () => {
    const { id } = await buildCategory();
    expect(await send('DELETE', `/api/v1/category/delete-category/${id}`)).toEqual({
      status: 200,
      body: { success: true, message: 'category is deleted' },
    });
  });
});

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

  it('register takes the six fields and answers success and message [S3.8 S7.14]', async () => {
    const { status, body } = await send('POST', '/api/v1/auth/register', registration);
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: expect.any(String) as string });
  });

  it('login answers success, message, user and a token that user-auth takes without a scheme [S3.4 S6.2 S7.15 S7.17]', async () => {
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

  it('admin-auth answers ok to role 1, and to nobody else [S6.3 S7.17]', async () => {
    expect((await get('/api/v1/auth/admin-auth')).body).toMatchObject({ ok: true });
    const { token } = await buildUser();
    const refused = await get('/api/v1/auth/admin-auth', token);
    expect(refused.status).toBe(403);
    expect(refused.body).not.toHaveProperty('ok');
  });

  it('orders and all-orders answer the list itself [S3.3 S7.18]', async () => {
    const buyer = await buildUser();
    const { chair } = await buildChair();
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

  it('profile takes name, email, password, phone and address, and answers updatedUser [S7.20]', async () => {
    const { token, email: unchanged } = await buildUser();
    const { status, body } = await send(
      'PUT',
      '/api/v1/auth/profile',
      { name: 'Ada B.', email: 'other@example.test', password: '', phone: '1', address: 'Here 2' },
      token,
    );
    expect(status).toBe(200);
    // The address of the account can't be edited.
    expect(body.updatedUser).toMatchObject({
      name: 'Ada B.',
      email: unchanged,
      phone: '1',
      address: 'Here 2',
    });
  });

  it('a failure answers success false and a message [S8.1]', async () => {
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
