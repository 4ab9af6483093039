import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildCategoryPhoto,
  buildFilledProductForm,
  buildProductForm,
  unknownId,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { CategoryModel } from '../categories/category.model.js';

const api = useTestShop();

describe('POST /products/create-product', () => {
  it('creates a product whose name is a combining mark alone', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const body = buildFilledProductForm(id, { name: '\u20dd' });
    const reply = await api.call(endpoints.createProduct, { token, body });
    expect(reply.body.product.name).toBe('\u20dd');
  });

  it('creates the product of the form [R10]', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory('Chairs');
    const body = buildProductForm({
      name: ' Oak Chair ',
      description: 'Solid.\nHeavy.',
      price: '19.90',
      quantity: '3',
      category: id,
      shipping: '1',
    });
    const reply = await api.call(endpoints.createProduct, { token, body });
    expect(reply.body).toMatchObject({
      message: 'Product Created Successfully',
      product: {
        name: 'Oak Chair',
        slug: 'oak-chair',
        price: 19.9,
        quantity: 3,
        shipping: true,
        category: { _id: id },
      },
    });
  });

  it('names the category of a product, and nothing that only lists of categories show', async () => {
    const { token } = await buildAdmin();
    const { id, name, slug } = await buildCategory('Chairs');
    await buildCategoryPhoto(id);
    const body = buildFilledProductForm(id, { name: 'Stool' });
    const reply = await api.call(endpoints.createProduct, { token, body });
    expect(reply.body.product.category).toEqual({ _id: id, name, slug });
  });

  it('gives two products of one name distinct slugs, and a name without Latin letters a reachable one [R8]', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const create = async (name: string) => {
      const body = buildFilledProductForm(id, { name });
      return (await api.call(endpoints.createProduct, { token, body })).body.product.slug;
    };
    const slugs = [
      await create('Chair'),
      await create('Chair'),
      await create('茶壶'),
      await create('茶壶'),
    ];
    expect(slugs.slice(0, 2)).toEqual(['chair', 'chair-2']);
    expect(new Set(slugs).size).toBe(4);
    for (const slug of slugs) await api.call(endpoints.getProduct, { params: { slug } });
  });

  it('creates several with one name at the same moment, each with its own slug', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => {
        const body = buildFilledProductForm(id, { name: 'Twin' });
        return api.call(endpoints.createProduct, { token, body });
      }),
    );
    expect(new Set(replies.map(({ body }) => body.product.slug)).size).toBe(6);
    expect((await CategoryModel.findById(id).lean())?.productCount).toBe(6);
  });

  it.each([
    ['name', undefined, 'Name is required'],
    ['description', '', 'Description is required'],
    ['price', undefined, 'Price is required'],
    ['price', '-1', 'Price must be 0 or more, with at most two decimals'],
    ['price', '1.999', 'Price must be 0 or more, with at most two decimals'],
    ['price', '1e9', 'Price must be at most 1000000'],
    ['price', '1000000.01', 'Price must be at most 1000000'],
    ['quantity', '1.5', 'Quantity must be a whole number, 0 or more'],
    ['category', undefined, 'Category is required'],
    ['category', 'nonsense', 'This is not a valid id'],
    ['category', unknownId(), 'There is no such category'],
    ['shipping', 'maybe', 'Shipping must be 0 or 1'],
  ])('refuses %s = %j at the field', async (field, value, message) => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const failure = await api.refuse(endpoints.createProduct, {
      token,
      body: buildFilledProductForm(id, { [field]: value }),
    });
    expect(failure).toMatchObject({ status: 400, message, errors: [{ field, message }] });
    expect((await api.call(endpoints.countProducts)).body.total).toBe(0);
  });

  it('accepts nothing but a form', async () => {
    const { token } = await buildAdmin();
    expect((await api.refuse(endpoints.createProduct, { token, body: { name: 'x' } })).status).toBe(
      415,
    );
  });
});
