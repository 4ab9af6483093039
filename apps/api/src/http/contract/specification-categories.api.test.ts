import { describe, expect, it } from 'vitest';
import { buildCategory } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { useWire } from '../../testing/wire.js';

// The specification's sections 3, 7 and 8 as a client sees them: every path, field and message is spelled out here.

const api = useTestShop();
const { send, get } = useWire(api);

describe('GET /api/v1/category/get-category', () => {
  it('returns success and category, a list of _id, name and slug [S3.1 S7.2]', async () => {
    const { id } = await buildCategory('Furniture');
    expect(await get('/api/v1/category/get-category')).toEqual({
      status: 200,
      body: { success: true, category: [{ _id: id, name: 'Furniture', slug: 'furniture' }] },
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
