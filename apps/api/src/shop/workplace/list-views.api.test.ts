import { endpoints, LIMITS, PERMISSION_MISSING, type ListViewsInput } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildMember } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

const params = { list: 'orders' };
const toPack = { name: 'Oldest to pack', search: 'status=waiting&sort=oldest' };
const bodyOf = (given: Partial<ListViewsInput>) => ({ views: [toPack], version: 0, ...given });

const viewsFor = async (token: string) =>
  (await api.call(endpoints.getListViews, { token, params })).body;
const saveMine = (token: string, given: Partial<ListViewsInput> = {}) =>
  api.call(endpoints.saveMyListViews, { token, params, body: bodyOf(given) });
const saveForAll = (token: string, given: Partial<ListViewsInput> = {}) =>
  api.call(endpoints.saveListViews, { token, params, body: bodyOf(given) });

describe('the saved views of a list', () => {
  it('are mine alone, or for all', async () => {
    const ada = await buildAdmin();
    const bob = await buildAdmin();
    const none = { views: [], version: 0 };
    expect(await viewsFor(ada.token)).toMatchObject({ mine: none, all: none });
    const narrow = { name: 'Narrow', search: '', hidden: ['pieces'] };
    await saveMine(ada.token, { views: [toPack, narrow] });
    await saveForAll(bob.token);
    const mine = { views: [toPack, narrow], version: 1 };
    const all = { views: [toPack], version: 1 };
    expect(await viewsFor(ada.token)).toMatchObject({ mine, all });
    expect(await viewsFor(bob.token)).toMatchObject({ mine: none, all });
    const { body } = await api.call(endpoints.downloadMyData, { token: ada.token });
    expect(body.workplace).toEqual({ preferences: {}, views: { orders: mine } });
  });

  it('for all leave an audit entry', async () => {
    const { token } = await buildAdmin();
    await saveForAll(token);
    const person = { name: 'One', search: 'search=ada%40shop.test&sort=oldest' };
    await saveForAll(token, { views: [person], version: 1 });
    await saveMine(token);
    const { body } = await api.call(endpoints.listAuditEntries, { token });
    const text = 'Oldest to pack (status=waiting&sort=oldest)';
    expect(body.entries).toMatchObject([
      {
        action: 'saveListViews',
        before: { views: text },
        after: { views: 'One (search=…&sort=oldest)' },
      },
      { subject: { kind: 'listViews', name: 'Views of orders' }, after: { views: text } },
    ]);
  });

  it('are seen by whoever may open the list, and saved for all by whoever has the settings', async () => {
    const packer = await buildMember(['orders']);
    const editor = await buildMember(['catalog', 'settings']);
    await saveMine(packer.token);
    expect((await viewsFor(packer.token)).mine.version).toBe(1);
    const refused = { token: packer.token, params, body: bodyOf({}) };
    expect(await api.refuse(endpoints.saveListViews, refused)).toMatchObject({
      status: 403,
      message: PERMISSION_MISSING('settings'),
    });
    expect(await api.refuse(endpoints.getListViews, { token: editor.token, params })).toMatchObject(
      { status: 403, message: PERMISSION_MISSING('orders') },
    );
  });

  it('are never replaced unseen', async () => {
    const { token } = await buildAdmin();
    await saveMine(token);
    const stale = { token, params, body: bodyOf({ views: [] }) };
    expect((await api.refuse(endpoints.saveMyListViews, stale)).status).toBe(409);
    await saveForAll(token);
    expect(await api.refuse(endpoints.saveListViews, stale)).toMatchObject({
      status: 409,
      message:
        'Grace Admin saved the views after you opened them. Load them again before you save.',
    });
    expect(await viewsFor(token)).toMatchObject({
      mine: { views: [toPack], version: 1 },
      all: { views: [toPack], version: 1 },
    });
  });

  it.each([0, 1])('at the same moment, from version %i: one of ten is kept', async (version) => {
    const { token } = await buildAdmin();
    for (const save of [saveMine, saveForAll]) {
      if (version === 1) await save(token);
      const tries = Array.from({ length: 10 }, (_, index) =>
        save(token, { version, views: [{ name: `View ${index}`, search: '' }] }),
      );
      const replies = await Promise.allSettled(tries);
      expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const { mine, all } = await viewsFor(token);
    expect([mine.version, all.version]).toEqual([version + 1, version + 1]);
  });

  it.each<[string, unknown[]]>([
    [
      'more than there can be',
      Array(LIMITS.listViews + 1)
        .fill(0)
        .map((_, at) => ({ name: `View ${at}`, search: '' })),
    ],
    ['two of one name', [toPack, toPack]],
    ['one without a name', [{ name: ' ', search: '' }]],
    ['filters without end', [{ name: 'Long', search: 'x'.repeat(LIMITS.viewSearch + 1) }]],
  ])('are refused with %s', async (_, views) => {
    const { token } = await buildAdmin();
    const body = bodyOf({ views: views as never });
    const failure = await api.refuse(endpoints.saveMyListViews, { token, params, body });
    expect(failure.status).toBe(400);
  });
});
