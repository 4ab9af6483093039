import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildZone, rateOf } from '../../../testing/admin-writes/price-rule-writes.js';
import {
  buildAdmin,
  buildCategory,
  buildPicture,
  buildProduct,
  buildUser,
  unknownId,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

describe('GET /category/get-category', () => {
  it('lists the categories by name', async () => {
    for (const name of ['toys', 'Books', 'Chairs']) await buildCategory(name);
    const { body } = await api.call(endpoints.listCategories);
    expect(body.category.map(({ name, slug }) => [name, slug])).toEqual([
      ['Books', 'books'],
      ['Chairs', 'chairs'],
      ['toys', 'toys'],
    ]);
  });

  it('has the former slugs of a category that was renamed, and of those merged into it', async () => {
    const { token } = await buildAdmin();
    const [toys, games] = [await buildCategory('Toys'), await buildCategory('Games')];
    await buildCategory('Books');
    const params = { id: toys.id };
    await api.call(endpoints.updateCategory, { token, params, body: { name: 'Play' } });
    const body = { category: toys.id };
    await api.call(endpoints.mergeCategory, { token, params: { id: games.id }, body });
    const reply = await api.call(endpoints.listCategories);
    expect(reply.body.category).toMatchObject([
      { slug: 'books' },
      { slug: 'play', formerSlugs: ['toys', 'games'] },
    ]);
    expect(reply.body.category[0]).not.toHaveProperty('formerSlugs');
  });
});

describe('GET /category/pictures', () => {
  it('has the newest photo of each category, for the first by name', async () => {
    const toys = await buildCategory('toys');
    const books = await buildCategory('Books');
    const chairs = await buildCategory('Chairs');
    const photo = await buildPicture();
    await buildProduct({ category: books.id, photo });
    const newer = await buildProduct({ category: books.id, photo });
    await buildProduct({ category: books.id });
    await buildProduct({ category: chairs.id });
    const kite = await buildProduct({ category: toys.id, photo });

    const picturedBy = async (query: { limit?: number } = {}) => {
      const { body } = await api.call(endpoints.listCategoryPictures, { query });
      return body.pictures.map(({ category, product }) => [category, product]);
    };
    const ofBooks = [books.id, newer.id];
    expect(await picturedBy()).toEqual([ofBooks, [toys.id, kite.id]]);
    expect(await picturedBy({ limit: 1 })).toEqual([ofBooks]);
  });
});

describe('POST /category/create-category', () => {
  it('creates a category under a slug', async () => {
    const { token } = await buildAdmin();
    const { body } = await api.call(endpoints.createCategory, {
      token,
      body: { name: '  Garden & Home ' },
    });
    expect(body).toMatchObject({
      message: 'Garden & Home is created',
      category: { slug: 'garden-and-home' },
    });
  });

  it('refuses a name that exists, whatever its case', async () => {
    const { token } = await buildAdmin();
    await buildCategory('Books');
    const failure = await api.refuse(endpoints.createCategory, { token, body: { name: 'BOOKS' } });
    expect(failure).toMatchObject({ status: 409, errors: [{ field: 'name' }] });
  });

  it('creates one of several with the same name at the same moment', async () => {
    const { token } = await buildAdmin();
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const init = {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: token },
        };
        const body = JSON.stringify({ name: 'Books' });
        return (await api.fetch('/api/v1/category/create-category', { ...init, body })).status;
      }),
    );
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it.each([undefined, '', '  ', 5, { $gt: '' }, 'x'.repeat(61), 'a\u0007b'])(
    'refuses %j as a name',
    async (name) => {
      const { token } = await buildAdmin();
      expect((await api.refuse(endpoints.createCategory, { token, body: { name } })).status).toBe(
        400,
      );
    },
  );
});

describe('PUT /category/update-category/{id}', () => {
  it('renames a category; its old slug still finds it', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory('Books');
    const input = { token, params: { id }, body: { name: 'Novels' } };
    const { body } = await api.call(endpoints.updateCategory, input);
    expect(body).toMatchObject({
      message: 'Novels is updated',
      category: { name: 'Novels', slug: 'novels' },
    });
    const found = await api.call(endpoints.listCategoryProducts, { params: { slug: 'books' } });
    expect(found.body.category).toMatchObject({ _id: id, slug: 'novels' });
  });

  it('returns to a slug that it had before', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory('Books');
    for (const name of ['Novels', 'Books'])
      await api.call(endpoints.updateCategory, { token, params: { id }, body: { name } });
    const { body } = await api.call(endpoints.listCategories);
    expect(body.category).toEqual([
      { _id: id, name: 'Books', slug: 'books', formerSlugs: ['novels'] },
    ]);
  });

  it('is found by every slug after several renames at the same moment', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory('Books');
    const names = ['Novels', 'Poems', 'Plays', 'Letters'];
    await Promise.all(
      names.map((name) =>
        api.call(endpoints.updateCategory, { token, params: { id }, body: { name } }),
      ),
    );
    for (const slug of ['books', ...names.map((name) => name.toLowerCase())]) {
      expect(
        (await api.call(endpoints.listCategoryProducts, { params: { slug } })).body.category._id,
      ).toBe(id);
    }
  });

  it('does not undo the rename of a colleague, who is named', async () => {
    const { token: alice } = await buildUser({ role: 1, name: 'Alice' });
    const { token: bob } = await buildAdmin();
    const { id } = await buildCategory('Books');
    const inputOf = (token: string, name: string, nameBefore?: string) => ({
      token,
      params: { id },
      body: { name, nameBefore },
    });
    await api.call(endpoints.updateCategory, inputOf(alice, 'Novels', 'Books'));
    const refused = inputOf(bob, 'Poems', 'Books');
    const message =
      'Alice renamed this category to Novels after you opened it. Load it again before you save.';
    expect(await api.refuse(endpoints.updateCategory, refused)).toMatchObject({
      status: 409,
      message,
      errors: [{ field: 'name', message }],
    });
    // The same name again, as after a lost reply, is no conflict.
    await api.call(endpoints.updateCategory, inputOf(bob, 'Novels', 'Books'));
    const { body } = await api.call(endpoints.updateCategory, inputOf(bob, 'Poems'));
    expect(body.category.name).toBe('Poems');
  });

  it('refuses the name of another category', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory('Books');
    await buildCategory('Toys');
    const input = { token, params: { id }, body: { name: 'toys' } };
    expect((await api.refuse(endpoints.updateCategory, input)).status).toBe(409);
  });

  it('is 404 for an unknown category', async () => {
    const { token } = await buildAdmin();
    const input = { token, params: { id: unknownId() }, body: { name: 'x' } };
    expect(await api.refuse(endpoints.updateCategory, input)).toMatchObject({
      status: 404,
      message: 'Category not found',
    });
  });
});

describe('DELETE /category/delete-category/{id}', () => {
  it('deletes a category that no product uses', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const { body } = await api.call(endpoints.deleteCategory, { token, params: { id } });
    expect(body.message).toBe('category is deleted');
    expect((await api.call(endpoints.listCategories)).body.category).toEqual([]);
  });

  it('leaves no product without a category when one is created at the same moment [R11]', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory('Books');
    const outcomes = await Promise.allSettled([
      buildProduct({ category: id }),
      api.call(endpoints.deleteCategory, { token, params: { id } }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { products, total } = (await api.call(endpoints.listProducts)).body;
    expect(products).toHaveLength(total);
  });

  it('refuses one that a tax rate names', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory('Books');
    const body = { ...rateOf(await buildZone()), categories: [id] };
    const { taxRate } = (await api.call(endpoints.createTaxRate, { token, body })).body;
    const remove = { token, params: { id } };
    expect(await api.refuse(endpoints.deleteCategory, remove)).toMatchObject({
      status: 409,
      message:
        'The tax rate VAT names Books: change the rate, or merge the category into another one',
    });
    await api.call(endpoints.deleteTaxRate, { token, params: { id: taxRate._id } });
    expect((await api.call(endpoints.deleteCategory, remove)).status).toBe(200);
  });

  it.each([
    [1, 'Books is used by 1 product: move or delete it first'],
    [2, 'Books is used by 2 products: move or delete them first'],
  ])('says which category is in use, and by how many products: %i', async (count, message) => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory('Books');
    for (let built = 0; built < count; built += 1) await buildProduct({ category: id });
    const failure = await api.refuse(endpoints.deleteCategory, { token, params: { id } });
    expect(failure).toMatchObject({ status: 409, message });
  });

  it('is 404 for an unknown category', async () => {
    const { token } = await buildAdmin();
    expect(
      (await api.refuse(endpoints.deleteCategory, { token, params: { id: unknownId() } })).status,
    ).toBe(404);
  });
});
