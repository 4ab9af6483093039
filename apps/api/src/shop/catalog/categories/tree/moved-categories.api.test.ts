import { endpoints, LIMITS } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildCategory, buildUser, unknownId } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { CategoryModel } from '../category.model.js';

const api = useTestShop();

/** Men › Shoes › Boots. */
async function buildBranch() {
  const men = await buildCategory('Men');
  const shoes = await buildCategory('Shoes', { parent: men.id });
  const boots = await buildCategory('Boots', { parent: shoes.id });
  return { men, shoes, boots };
}

async function moving(id: string, parent: string | null) {
  const { token } = await buildAdmin();
  const { name = '' } = (await CategoryModel.findById(id).lean()) ?? {};
  return { token, params: { id }, body: { name, parent } };
}

const move = async (id: string, parent: string | null) =>
  api.call(endpoints.updateCategory, await moving(id, parent));

const refusal = async (id: string, parent: string | null) =>
  api.refuse(endpoints.updateCategory, await moving(id, parent));

/** Each category with the names of those above it, and how many are below. */
async function tree() {
  const all = await CategoryModel.find().sort({ nameKey: 1 }).lean();
  const names = new Map(all.map(({ _id, name }) => [String(_id), name]));
  return Object.fromEntries(
    all.map(({ name, ancestors = [], belowCount = 0 }) => [
      name,
      [ancestors.map((id) => names.get(String(id))).join(' '), belowCount],
    ]),
  );
}

describe('a category under another', () => {
  it('says so, at the top it does not', async () => {
    const { men, shoes, boots } = await buildBranch();
    const { body } = await api.call(endpoints.listCategories);
    expect(body.category).toEqual([
      { _id: boots.id, name: 'Boots', slug: 'boots', parent: shoes.id },
      { _id: men.id, name: 'Men', slug: 'men' },
      { _id: shoes.id, name: 'Shoes', slug: 'shoes', parent: men.id },
    ]);
    expect(await tree()).toEqual({ Men: ['', 2], Shoes: ['Men', 1], Boots: ['Men Shoes', 0] });
  });

  it('may be called like one elsewhere, but not like one beside it', async () => {
    const { token } = await buildAdmin();
    const { men } = await buildBranch();
    const women = await buildCategory('Women');
    const add = (parent: string) => ({ token, body: { name: 'shoes', parent } });
    const { body } = await api.call(endpoints.createCategory, add(women.id));
    expect(body.category).toMatchObject({ slug: 'shoes-2', parent: women.id });
    expect((await api.refuse(endpoints.createCategory, add(men.id))).status).toBe(409);
  });

  it('needs a parent that exists and is not at the third level', async () => {
    const { token } = await buildAdmin();
    const { boots } = await buildBranch();
    const refused = async (parent: string) => {
      const body = { name: 'Laces', parent };
      const { status, errors } = await api.refuse(endpoints.createCategory, { token, body });
      return [status, errors];
    };
    const errorOf = (message: string) => [400, [{ field: 'parent', message }]];
    expect(await refused(boots.id)).toEqual(errorOf('Categories have at most 3 levels'));
    expect(await refused(unknownId())).toEqual(errorOf('There is no such category'));
  });

  it('must be deleted or moved before its parent', async () => {
    const { token } = await buildAdmin();
    const { men, shoes, boots } = await buildBranch();
    const refused = async (id: string) =>
      (await api.refuse(endpoints.deleteCategory, { token, params: { id } })).message;
    expect(await refused(men.id)).toBe('Men has 2 categories below it: move or delete them first');
    expect(await refused(shoes.id)).toBe('Shoes has 1 category below it: move or delete it first');
    await api.call(endpoints.deleteCategory, { token, params: { id: boots.id } });
    expect(await tree()).toEqual({ Men: ['', 1], Shoes: ['Men', 0] });
  });

  it('fits as long as there are not too many', async () => {
    const { id } = await buildCategory('Men');
    await CategoryModel.updateOne({ _id: id }, { belowCount: LIMITS.categoriesBelow - 1 });
    await buildCategory('Last', { parent: id });
    await expect(buildCategory('One more', { parent: id })).rejects.toThrow('At most 99');
  });
});

describe('moving a category', () => {
  it('takes all below along', async () => {
    const { shoes } = await buildBranch();
    const women = await buildCategory('Women');
    await move(shoes.id, women.id);
    const moved = { Women: ['', 2], Shoes: ['Women', 1], Boots: ['Women Shoes', 0] };
    expect(await tree()).toEqual({ Men: ['', 0], ...moved });
    await move(shoes.id, null);
    const atTop = { Men: ['', 0], Women: ['', 0], Shoes: ['', 1], Boots: ['Shoes', 0] };
    expect(await tree()).toEqual(atTop);
  });

  it('makes no circle and no fourth level', async () => {
    const { men, boots } = await buildBranch();
    const women = await buildCategory('Women');
    for (const parent of [men.id, boots.id, women.id])
      expect(await refusal(men.id, parent)).toMatchObject({ status: 400 });
  });

  it('makes no circle when both are moved at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await buildCategory();
      const other = await buildCategory();
      const below = await buildCategory(undefined, { parent: other.id });
      const outcomes = await Promise.allSettled([move(one.id, below.id), move(other.id, one.id)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('keeps the levels when a category is added below at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parent = await buildCategory();
      const top = await buildCategory();
      const middle = await buildCategory(undefined, { parent: top.id });
      await Promise.allSettled([
        move(top.id, parent.id),
        buildCategory(undefined, { parent: middle.id }),
      ]);
    }
    const levels = (await CategoryModel.find().lean()).map(({ ancestors = [] }) => ancestors);
    expect(Math.max(...levels.map(({ length }) => length))).toBe(2);
  });

  it('does not undo what a colleague did, who is named', async () => {
    const { men, shoes } = await buildBranch();
    const women = await buildCategory('Women');
    const { token } = await buildUser({ role: 1, name: 'Alice' });
    const edit = (body: object) =>
      ({ token, params: { id: shoes.id }, body: { name: 'Shoes', ...body } }) as const;
    await api.call(endpoints.updateCategory, edit({ parent: women.id, text: 'For feet' }));
    const stale = { parent: null, parentBefore: men.id, text: 'Warm', textBefore: '' };
    const end = 'after you opened it. Load it again before you save.';
    expect(await api.refuse(endpoints.updateCategory, edit(stale))).toMatchObject({
      status: 409,
      errors: [
        { field: 'parent', message: `Alice moved this category ${end}` },
        { field: 'text', message: `Alice changed the text of this category ${end}` },
      ],
    });
    // What the form did not change is kept.
    const others = { nameBefore: 'Shoes', parent: men.id, parentBefore: men.id };
    const renamed = edit({ ...others, name: 'Footwear' });
    const { body } = await api.call(endpoints.updateCategory, renamed);
    expect(body.category).toMatchObject({
      name: 'Footwear',
      parent: women.id,
      text: 'For feet',
    });
  });
});
