import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildCategory } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';

const api = useTestShop();

let token: string;
let ids: Record<string, string>;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  ids = {};
  for (const name of ['Caps', 'Boots', 'Aprons']) ids[name] = (await buildCategory(name)).id;
});

const names = async () =>
  (await api.call(endpoints.listCategories)).body.category.map(({ name }) => name);

function edit(name: string, { after, parent }: { after?: string | null; parent?: string }) {
  const place = { ...(after !== undefined && { after: after && (ids[after] ?? after) }) };
  const under = { ...(parent !== undefined && { parent: ids[parent] ?? null }) };
  const body = { name, nameBefore: name, ...place, ...under };
  return { token, params: { id: ids[name] ?? '' }, body };
}

const place = (name: string, at: { after?: string | null; parent?: string }) =>
  api.call(endpoints.updateCategory, edit(name, at));

describe('the position of a category', () => {
  it('is by name until somebody arranges them', async () => {
    expect(await names()).toEqual(['Aprons', 'Boots', 'Caps']);
    await place('Caps', { after: null });
    expect(await names()).toEqual(['Caps', 'Aprons', 'Boots']);
    await place('Aprons', { after: 'Boots' });
    expect(await names()).toEqual(['Caps', 'Boots', 'Aprons']);
    const { body } = await api.call(endpoints.listCountedCategories, { token });
    expect(body.categories.map(({ name }) => name)).toEqual(['Caps', 'Boots', 'Aprons']);
  });

  it('stays when the category is renamed, and new ones come last', async () => {
    await place('Caps', { after: null });
    await place('Caps', {});
    await buildCategory('Belts');
    expect(await names()).toEqual(['Caps', 'Aprons', 'Boots', 'Belts']);
  });

  it('is given together with a new parent', async () => {
    await place('Boots', { parent: 'Caps' });
    await place('Aprons', { parent: 'Caps', after: 'Boots' });
    const { body } = await api.call(endpoints.listCategories);
    const under = body.category.filter(({ parent }) => parent === ids.Caps);
    expect(under.map(({ name }) => name)).toEqual(['Boots', 'Aprons']);
  });

  it('is recorded', async () => {
    await place('Caps', { after: null });
    const { body } = await api.call(endpoints.listAuditEntries, { token });
    expect(body.entries[0]).toMatchObject({ action: 'updateCategory', after: { position: 1 } });
  });

  it('is refused after a category that is not beside it', async () => {
    await place('Boots', { parent: 'Caps' });
    const refused = await api.refuse(endpoints.updateCategory, edit('Aprons', { after: 'Boots' }));
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'after' }] });
  });
});
