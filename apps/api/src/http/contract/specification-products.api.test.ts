import { describe, expect, it } from 'vitest';
import {
  buildCategory,
  buildPicture,
  buildProduct,
  buildProductForm,
} from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { useWire } from '../../testing/wire.js';

// The specification's sections 3, 7 and 8 as a client sees them: every path, field and message is spelled out here.

const api = useTestShop();
const { send, get } = useWire(api);

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
  const { name, description, price, quantity } = aProduct;
  const chair = await buildProduct({
    name,
    description,
    price,
    quantity,
    category: category.id,
    photo,
  });
  return { chair, category };
}

describe.each(['/api/v1/products', '/api/v1/product'])('reading under %s [R3]', (base) => {
  it('search/{keyword} returns the list of results itself [S7.3]', async () => {
    await buildChair();
    const { status, body } = await get(`${base}/search/chair`);
    expect(status).toBe(200);
    expect(body).toEqual([expect.objectContaining(aProduct)]);
  });

  it('product-count returns total [S7.4]', async () => {
    await buildChair();
    expect((await get(`${base}/product-count`)).body).toMatchObject({ total: 1 });
  });

  it.each(['/product-list/1', '/get-product'])('%s returns products [S7.5]', async (path) => {
    await buildChair();
    const { status, body } = await get(base + path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ products: [aProduct] });
  });

  it('product-filters takes checked and radio, and returns products [S7.6]', async () => {
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

  it('product-filters without any filter returns everything', async () => {
    await buildChair();
    const { body } = await send('POST', `${base}/product-filters`, { checked: [], radio: [] });
    expect(body).toMatchObject({ products: [aProduct], total: 1 });
  });

  it('product-photo/{id} returns an image [S3.2 S7.7]', async () => {
    const { chair } = await buildChair(await buildPicture());
    const response = await api.fetch(`${base}/product-photo/${chair.id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
  });

  it('get-product/{slug} returns product [S3.2 S7.8]', async () => {
    await buildChair();
    expect((await get(`${base}/get-product/walnut-chair`)).body).toMatchObject({
      product: aProduct,
    });
  });

  it('related-product/{productId}/{categoryId} returns products [S7.9]', async () => {
    const { category } = await buildChair();
    const other = await buildProduct({ category: category.id });
    const { body } = await get(`${base}/related-product/${other.id}/${category.id}`);
    expect(body).toMatchObject({ products: [aProduct] });
  });

  it('product-category/{slug} returns products and category [S7.10]', async () => {
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
