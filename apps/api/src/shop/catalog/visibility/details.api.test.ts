import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../../audit/audit-entry.model.js';
import { buildAdmin, buildCategory, buildFilledProductForm } from '../../../testing/factories.js';
import { buildGrid, buildVariants, saveGrid } from '../../../testing/variants.js';
import { useSearchedShop } from '../../../testing/searched-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { BrandModel } from '../brands/brand.model.js';

const api = useTestShop();

const TEXTS = {
  brand: ' Hay ',
  compareAtPrice: '7.50',
  lowestPrice: '3.20',
  sku: 'CH-1',
  barcode: '4006381333931',
  weight: '4200',
  tags: 'Wood, sale,wood',
  attributes: 'Material: Oak\nMaterial:Ash\nmaterial: oak\nHeight\t80 cm: seat 45',
  seoTitle: 'Oak chair',
  seoDescription: 'A chair of oak',
};

const DETAILS = ['attributes', 'weight', 'barcode', 'sku', 'seo', 'tags'];

let token: string;
let category: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  ({ id: category } = await buildCategory('Seats'));
});

const creation = (fields: Record<string, string> = {}) => ({
  token,
  body: buildFilledProductForm(category, fields),
});
const create = (fields?: Record<string, string>) =>
  api.call(endpoints.createProduct, creation(fields));
const refuseNew = (fields: Record<string, string>) =>
  api.refuse(endpoints.createProduct, creation(fields));
const edit = (id: string, fields: Record<string, string>) =>
  api.call(endpoints.updateProduct, { ...creation(fields), params: { id } });
const refuseEdit = (id: string, fields: Record<string, string>) =>
  api.refuse(endpoints.updateProduct, { ...creation(fields), params: { id } });

describe('the details of a product', () => {
  it('are in its own call, and brand and compare-at price in lists as well', async () => {
    const { status, body } = await create(TEXTS);
    expect(status).toBe(201);
    const details = {
      attributes: [
        { name: 'Material', value: 'Oak' },
        { name: 'Material', value: 'Ash' },
        { name: 'Height', value: '80 cm: seat 45' },
      ],
      weight: 4_200,
      barcode: '4006381333931',
      sku: 'CH-1',
      seo: { title: 'Oak chair', description: 'A chair of oak' },
      tags: ['Wood', 'sale'],
    };
    const listed = { brand: { name: 'Hay', slug: 'hay' }, compareAtPrice: 7.5 };
    expect(body.product).toMatchObject({ ...details, ...listed });
    const params = { slug: 'chair' };
    const { body: one } = await api.call(endpoints.getProduct, { params });
    expect(one.product).toMatchObject({ ...details, ...listed });
    const { body: list } = await api.call(endpoints.listProducts);
    expect(list.products).toMatchObject([listed]);
    for (const name of DETAILS) expect(list.products[0]).not.toHaveProperty(name);
    const { body: administered } = await api.call(endpoints.listAdministeredProducts, { token });
    expect(administered.products).toMatchObject([{ ...details, ...listed }]);
  });

  it('are absent from replies for a product without any', async () => {
    await create();
    const { body } = await api.call(endpoints.getProduct, { params: { slug: 'chair' } });
    for (const name of [...DETAILS, 'brand', 'compareAtPrice'])
      expect(body.product).not.toHaveProperty(name);
  });

  it('have a lowest price that only administrators are told', async () => {
    const { body } = await create({ lowestPrice: '3.2' });
    const params = { slug: body.product.slug };
    const { body: shown } = await api.call(endpoints.getProduct, { params });
    expect(shown.product).not.toHaveProperty('lowestPrice');
    expect(shown.product).not.toHaveProperty('lowestPriceCents');
    const { body: administered } = await api.call(endpoints.getAdministeredProduct, {
      token,
      params,
    });
    expect(administered.product).toMatchObject({ lowestPrice: 3.2 });
    const errors = [{ field: 'lowestPrice' }];
    expect((await refuseNew({ lowestPrice: '-1' })).errors).toMatchObject(errors);
  });

  it('have a tax class that only administrators are told', async () => {
    const { body } = await create({ taxClass: 'reduced' });
    const { _id, slug } = body.product;
    const { body: shown } = await api.call(endpoints.getProduct, { params: { slug } });
    expect(shown.product).not.toHaveProperty('taxClass');
    const read = { token, params: { slug } };
    const { body: administered } = await api.call(endpoints.getAdministeredProduct, read);
    expect(administered.product).toMatchObject({ taxClass: 'reduced' });
    // Not the same as none: its category may have another.
    const { body: standard } = await edit(_id, { taxClass: 'standard' });
    expect(standard.product).toMatchObject({ taxClass: 'standard' });
    await edit(_id, { taxClass: '' });
    const { body: now } = await api.call(endpoints.getAdministeredProduct, read);
    expect(now.product).not.toHaveProperty('taxClass');
    expect((await refuseNew({ taxClass: 'luxury' })).errors).toMatchObject([{ field: 'taxClass' }]);
  });

  it('stay as they are unless an edit says something about them, and can be cleared', async () => {
    const { body } = await create(TEXTS);
    const { _id } = body.product;
    const { body: kept } = await edit(_id, { name: 'Chair' });
    expect(kept.product).toEqual(body.product);
    const nothing = Object.fromEntries(Object.keys(TEXTS).map((name) => [name, '']));
    const { body: cleared } = await edit(_id, nothing);
    for (const name of ['brand', 'compareAtPrice', 'sku', 'barcode', 'weight', 'tags', 'seo'])
      expect(cleared.product).not.toHaveProperty(name);
  });

  it('are recorded as texts, and refused by field when somebody else changed them', async () => {
    const { body } = await create(TEXTS);
    const { _id } = body.product;
    await edit(_id, { attributes: 'Material: Pine\nColor: Red' });
    const [last] = await AuditEntryModel.find().sort({ _id: -1 }).limit(1).lean();
    expect(last?.after).toMatchObject({ attributes: 'Material: Pine; Color: Red' });
    const stale = { brand: 'Muuto', brandBefore: 'Fritz', tags: 'new', tagsBefore: 'Wood, sale' };
    const { status, errors } = await refuseEdit(_id, stale);
    expect(status).toBe(409);
    expect(errors).toMatchObject([{ field: 'brand' }]);
  });

  it.each([
    [{ compareAtPrice: '4.99' }, 'compareAtPrice', 'Compare-at price must not be below the price'],
    [{ barcode: '4006381333930' }, 'barcode', 'Barcode must be a GTIN'],
    [{ weight: '1.5' }, 'weight', 'Weight must be a whole number'],
    [{ attributes: 'Oak' }, 'attributes', "An attribute's value is required"],
    [{ tags: 'x'.repeat(101) }, 'tags', 'A tag must have at most 100 characters'],
  ])('are refused with a reason: %j', async (fields, field, message) => {
    const { status, errors = [] } = await refuseNew(fields);
    expect(status).toBe(400);
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(errors[0]?.message).toContain(message);
  });

  it('keep a price from rising above the compare-at price', async () => {
    const { body } = await create({ compareAtPrice: '7' });
    const { _id } = body.product;
    const { status, errors } = await refuseEdit(_id, { price: '8' });
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ field: 'price' }]);
    expect((await edit(_id, { price: '8', compareAtPrice: '9' })).status).toBe(200);
  });
});

describe('a brand', () => {
  const brands = () => BrandModel.find().sort({ nameKey: 1 }).lean();

  it('is made once for a name, without regard to case', async () => {
    await Promise.all(['Hay', 'HAY', ' hay'].map((brand) => create({ name: brand, brand })));
    expect(await brands()).toMatchObject([{ slug: 'hay', productCount: 3, hiddenCount: 0 }]);
  });

  it('counts its products as they are edited and deleted', async () => {
    const { body } = await create({ brand: 'Hay', status: 'draft' });
    const { _id } = body.product;
    expect(await brands()).toMatchObject([{ productCount: 1, hiddenCount: 1 }]);
    await edit(_id, { brand: 'Muuto', status: 'active' });
    expect(await brands()).toMatchObject([
      { name: 'Hay', productCount: 0, hiddenCount: 0 },
      { name: 'Muuto', productCount: 1, hiddenCount: 0 },
    ]);
    await api.call(endpoints.deleteProduct, { token, params: { id: _id } });
    expect((await brands()).map(({ productCount }) => productCount)).toEqual([0, 0]);
  });
});

describe('an SKU', () => {
  it('is given once, also at the same time and whatever its case', async () => {
    const replies = await Promise.all(
      ['a-1', 'A-1', 'a-1'].map((sku) => api.send(endpoints.createProduct, creation({ sku }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { status, errors } = await refuseNew({ sku: 'A-1' });
    expect(status).toBe(409);
    expect(errors).toMatchObject([{ field: 'sku' }]);
  });

  it('is not that of a variant either, in both directions', async () => {
    const sized = (sku: string, version: number) => ({
      options: [{ name: 'Size', values: ['S'] }],
      variants: [{ values: ['S'], price: 20, quantity: 1, sku }],
      version,
    });
    const { id } = await buildVariants(sized('S-1', 0));
    const { status, message } = await refuseNew({ sku: 's-1' });
    expect(status).toBe(409);
    expect(message).toBe('s-1 is the SKU of Shirt (S)');
    await create({ sku: 'C-1' });
    await expect(saveGrid(id, sized('c-1', 1))).rejects.toThrow('c-1 is the SKU of Chair');
  });

  it('is free again for a variant of its own product', async () => {
    const { body } = await create({ sku: 'C-1', compareAtPrice: '30' });
    const { _id } = body.product;
    const { variants } = buildGrid();
    await saveGrid(_id, {
      variants: variants.map((row, at) => (at === 0 ? { ...row, sku: 'C-1' } : row)),
    });
    const { body: now } = await api.call(endpoints.getProduct, { params: { slug: 'chair' } });
    expect(now.product).not.toHaveProperty('sku');
    expect(now.product).toHaveProperty('compareAtPrice', 30);
    expect(now.product.variants).toMatchObject([{ sku: 'C-1' }, { sku: null }]);
    const { errors } = await refuseEdit(_id, { sku: 'C-2', price: '20', quantity: '20' });
    expect(errors).toMatchObject([{ field: 'sku' }]);
  });

  it('finds its product in the administrators’ list', async () => {
    await create({ sku: 'C-1' });
    const query = { search: 'c-1' };
    const { body } = await api.call(endpoints.listAdministeredProducts, { token, query });
    expect(body.products).toMatchObject([{ sku: 'C-1' }]);
  });
});

describe('the list of products', () => {
  it('has those of a brand, or with a tag, whatever their case', async () => {
    await create({ name: 'Chair', brand: 'Hay', tags: 'Wood, Sale' });
    await create({ name: 'Stool', brand: 'Muuto', tags: 'wood', status: 'draft' });
    await create({ name: 'Table' });
    const named = async (query: Record<string, string>) => {
      const { body } = await api.call(endpoints.listAdministeredProducts, { token, query });
      expect(body.total).toBe(body.products.length);
      return body.products.map(({ name }) => name).sort();
    };
    expect(await named({ brand: 'hay' })).toEqual(['Chair']);
    expect(await named({ tag: 'WOOD' })).toEqual(['Chair', 'Stool']);
    expect(await named({ tag: 'wood', status: 'draft' })).toEqual(['Stool']);
    expect(await named({ brand: 'Hay', search: 'chair' })).toEqual(['Chair']);
    expect(await named({ brand: 'Nobody' })).toEqual([]);
  });
});

describe('a search', () => {
  const { shop, index } = useSearchedShop();

  it('finds a product by its brand, its attributes and its tags', async () => {
    await create({ name: 'Chair', brand: 'Muuto', attributes: 'Material: Bamboo', tags: 'garden' });
    await create({ name: 'Stool' });
    await index().start();
    for (const keyword of ['muuto', 'muuto chair', 'bamboo', 'garden']) {
      const { body } = await shop.call(endpoints.searchProducts, { params: { keyword } });
      expect(
        body.map(({ name }) => name),
        keyword,
      ).toEqual(['Chair']);
    }
  });
});
