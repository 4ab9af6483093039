import { endpoints, LIMITS } from '@shop/shared';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildProduct, unknownId } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { PinModel } from './pin.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const pin = async (words: string, products: string[], version = 0) =>
  (await api.call(endpoints.updatePin, { token, body: { words, products, version } })).body;

const refused = (body: object) => api.refuse(endpoints.updatePin, { token, body });

const list = async () => (await api.call(endpoints.listPins, { token })).body;

const pinFor = async (words: string) =>
  (await api.call(endpoints.getPin, { token, query: { words } })).body.pin;

describe('pinned products', () => {
  it('are saved in their order, found by other forms of the words, and removed', async () => {
    const [one, two] = [await buildProduct({ name: 'One' }), await buildProduct({ name: 'Two' })];
    const { message } = await pin('Sofas', [two.id, one.id]);
    expect(message).toBe('The pinned products for “Sofas” have been saved');
    const known = { words: 'Sofas', version: 1, products: [{ name: 'Two' }, { name: 'One' }] };
    expect(await pinFor('the sofa')).toMatchObject(known);
    expect(await list()).toMatchObject({ total: 1, pins: [known] });
    await pin('sofa', [one.id], 1);
    expect((await pinFor('Sofas')).products).toMatchObject([{ name: 'One' }]);
    expect((await pin('sofa', [], 2)).message).toBe('Nothing is pinned for “sofa” now');
    expect(await pinFor('sofa')).toEqual({ words: 'sofa', products: [], version: 0 });
    expect((await list()).total).toBe(0);
  });

  it('of two administrators at once one saves, and the other is told who', async () => {
    const { id } = await buildProduct();
    await pin('sofa', [id]);
    const failure = await refused({ words: 'sofas', products: [id], version: 0 });
    expect(failure).toMatchObject({
      status: 409,
      message:
        'Grace Admin changed the pinned products after you opened them. Load them again before you save.',
    });
  });

  it('leave no trace of a product that is deleted', async () => {
    const [one, two] = [await buildProduct(), await buildProduct()];
    await pin('sofa', [one.id, two.id]);
    await pin('lamp', [one.id]);
    await api.call(endpoints.deleteProduct, { token, params: { id: one.id } });
    expect(await PinModel.countDocuments({ products: new Types.ObjectId(one.id) })).toBe(0);
    expect(await list()).toMatchObject({ total: 1, pins: [{ words: 'sofa', version: 2 }] });
  });

  it('are refused where they make no sense', async () => {
    const { id } = await buildProduct();
    const many = Array.from({ length: LIMITS.pinnedProducts + 1 }, () => unknownId());
    expect(await refused({ words: '–', products: [id], version: 0 })).toMatchObject({
      status: 400,
      errors: [{ field: 'words' }],
    });
    for (const products of [[unknownId()], [id, id], many, ['x']])
      expect((await refused({ words: 'sofa', products, version: 0 })).status).toBe(400);
  });

  it('are pinned for at most 500 searches', async () => {
    const { _id } = await buildProduct();
    await PinModel.insertMany(
      Array.from({ length: LIMITS.pins }, (_, index) => ({
        words: `thing ${index}`,
        products: [_id],
        version: 1,
      })),
    );
    const failure = await refused({ words: 'sofa', products: [String(_id)], version: 0 });
    expect(failure).toMatchObject({ status: 409 });
    expect(failure.message).toContain('500');
  });
});
