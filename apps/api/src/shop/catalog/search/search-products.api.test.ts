import { endpoints, TOTAL_COUNT_HEADER } from '@shop/shared';
import { Types } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { heldTask } from '@shop/front/testing';
import {
  buildAdmin,
  buildCategory,
  buildProduct,
  buildProductForm,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../products/product.model.js';
import { searchFields } from './search-index.js';
import { searchQueue } from './search-queue.js';

const api = useTestShop();

async function search(keyword: string): Promise<string[]> {
  const { body } = await api.call(endpoints.searchProducts, { params: { keyword } });
  return body.map(({ name }) => name);
}

describe('GET /products/search/{keyword}', () => {
  it('finds whole words and prefixes in name, description and category [R7]', async () => {
    const furniture = await buildCategory('Furniture');
    await buildProduct({ name: 'Oak Chair', description: 'Solid seat', category: furniture.id });
    await buildProduct({ name: 'Lamp' });
    for (const keyword of [
      'chair',
      'CHA',
      'solid',
      'sea',
      'furniture',
      'furn',
      'oak seat',
      'Oak-Chair!',
    ]) {
      expect(await search(keyword), keyword).toEqual(['Oak Chair']);
    }
    expect(await search('oak lamp')).toEqual([]);
    expect(await search('hair')).not.toContain('Lamp');
  });

  it.each(['headphonez', 'hedphones', 'heaadphones', 'haedphones', 'electronisc'])(
    'forgives one letter: %s [R7]',
    async (typed) => {
      const { id } = await buildCategory('Electronics');
      await buildProduct({ name: 'Wireless Headphones', category: id });
      expect(await search(typed)).toEqual(['Wireless Headphones']);
    },
  );

  it('forgives nothing in short words, and no second letter', async () => {
    await buildProduct({ name: 'Lamp', description: 'x' });
    await buildProduct({ name: 'Trumpet', description: 'x' });
    expect(await search('lanp')).toEqual([]);
    expect(await search('trunpat')).toEqual([]);
  });

  it('ranks names before descriptions, and exact words before longer and similar ones', async () => {
    const { id } = await buildCategory('Things');
    await buildProduct({ name: 'Lantern', description: 'x', category: id });
    await buildProduct({ name: 'Lanterns', description: 'x', category: id });
    await buildProduct({ name: 'Pole', description: 'For a lantern', category: id });
    await buildProduct({ name: 'Pole for lanterns', description: 'x', category: id });
    expect(await search('lantern')).toEqual(['Lantern', 'Pole for lanterns', 'Lanterns', 'Pole']);
  });

  it('ranks similar words in names before those in descriptions', async () => {
    await buildProduct({ name: 'Hook', description: 'Holds a lantern' });
    await buildProduct({ name: 'Lantern', description: 'x' });
    await buildProduct({ name: 'Pole', description: 'For a lantern' });
    expect(await search('lantrn')).toEqual(['Lantern', 'Pole', 'Hook']);
  });

  it('finds other forms of a word of the language, but no other word', async () => {
    await buildProduct({ name: 'Oak Chair', description: 'x' });
    await buildProduct({ name: 'Steel Chain', description: 'x' });
    expect(await search('chairs')).toEqual(['Oak Chair']);
    expect(await search('chais')).toHaveLength(2);
    expect(await search('choir')).toEqual([]);
  });

  it('returns at most 60, newest first among equals, and counts all matches [R7]', async () => {
    const { id } = await buildCategory();
    for (let index = 1; index <= 62; index += 1)
      await buildProduct({ name: `Chair ${index}`, category: id });
    const { body, headers } = await api.call(endpoints.searchProducts, {
      params: { keyword: 'chair' },
    });
    expect(body).toHaveLength(60);
    expect(body[0]?.name).toBe('Chair 62');
    expect(headers.get(TOTAL_COUNT_HEADER)).toBe('62');
  });

  it('reads products twice, however common the words', async () => {
    const { id } = await buildCategory();
    for (let index = 1; index <= 5; index += 1)
      await buildProduct({ name: `Chair ${index}`, description: 'can do', category: id });
    const find = vi.spyOn(ProductModel, 'find');
    const count = vi.spyOn(ProductModel, 'countDocuments');
    expect(await search('c d')).toHaveLength(5);
    expect(find.mock.calls.length + count.mock.calls.length).toBe(2);
  });

  it('of more than a thousand matches still shows those with the word in the name first', async () => {
    const lantern = await buildProduct({ name: 'Lantern' });
    const { _id: category } = await buildCategory();
    const description = 'For a lantern';
    const poles = Array.from({ length: 1_001 }, (_, index) => ({
      ...lantern,
      ...searchFields({ name: 'Pole', description, category }).fields,
      _id: new Types.ObjectId(),
      name: 'Pole',
      slug: `pole-${index}`,
      slugs: [`pole-${index}`],
      description,
      category,
      createdAt: new Date(Date.now() + index),
    }));
    await ProductModel.insertMany(poles, { lean: true });
    const { body, headers } = await api.call(endpoints.searchProducts, {
      params: { keyword: 'lantern' },
    });
    expect(body.slice(0, 2).map(({ slug }) => slug)).toEqual(['lantern', 'pole-1000']);
    expect(headers.get(TOTAL_COUNT_HEADER)).toBe('1000');
  });

  it('lets an address search two hundred times at once, then refuses it but nobody else', async () => {
    const { run, end } = heldTask();
    const held = Array.from({ length: 2 }, () => searchQueue.run({ key: 'another' }, run));
    let refused = 0;
    const searches = Array.from({ length: 210 }, async () => {
      const { status } = await api.fetch('/api/v1/products/search/chair');
      if (status === 429) refused += 1;
    });
    await vi.waitFor(() => expect(refused).toBe(10), 20_000);
    const elsewhere = searchQueue.run({ key: 'elsewhere' }, () => Promise.resolve('served'));
    end();
    await Promise.all([...held, ...searches]);
    expect(await elsewhere).toBe('served');
    expect(refused).toBe(10);
  });

  it.each(['.*', '(', '[a-z]+', '^O', '$ne', '{"$gt":""}', '\\', '%', '*?'])(
    'treats %s as text, never as a pattern [R7]',
    async (keyword) => {
      await buildProduct({ name: 'Chair', description: 'x' });
      expect(await search(keyword)).toEqual([]);
    },
  );

  it('finds words with accents, typed with or without them', async () => {
    await buildProduct({ name: 'Café Crème' });
    expect(await search('cafe')).toEqual(['Café Crème']);
    expect(await search('crème')).toEqual(['Café Crème']);
  });

  it('follows a renamed product and a renamed category', async () => {
    const { token } = await buildAdmin();
    const category = await buildCategory('Furniture');
    const { id } = await buildProduct({ name: 'Stool', description: 'x', category: category.id });
    const body = buildProductForm({
      name: 'Bench',
      description: 'x',
      price: '1',
      quantity: '1',
      category: category.id,
    });
    await api.call(endpoints.updateProduct, { token, params: { id }, body });
    await api.call(endpoints.updateCategory, {
      token,
      params: { id: category.id },
      body: { name: 'Seats' },
    });
    expect(await search('bench')).toEqual(['Bench']);
    expect(await search('seats')).toEqual(['Bench']);
    expect(await search('stool')).toEqual([]);
    expect(await search('furniture')).toEqual([]);
  });

  it('refuses a search without a word, or with more than a hundred characters', async () => {
    expect((await api.refuse(endpoints.searchProducts, { params: { keyword: ' ' } })).status).toBe(
      400,
    );
    expect(
      (await api.refuse(endpoints.searchProducts, { params: { keyword: 'x'.repeat(101) } })).status,
    ).toBe(400);
  });
});
