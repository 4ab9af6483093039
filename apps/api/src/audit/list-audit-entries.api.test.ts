import { endpoints, type AuditAction } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { AuditEntryModel } from './audit-entry.model.js';

const api = useTestShop();

describe('GET /audit/entries', () => {
  const action = (name: AuditAction) => ({ action: name });

  async function fill() {
    const ada = await buildAdmin();
    const bob = await buildAdmin();
    await AuditEntryModel.deleteMany({});
    const make = (token: string, name: string) =>
      api.call(endpoints.createCategory, { token, body: { name } });
    const lamps = await make(ada.token, 'Lamps');
    await make(bob.token, 'Books');
    const id = lamps.body.category._id;
    await api.call(endpoints.deleteCategory, { token: bob.token, params: { id } });
    const found = async (query: Record<string, string | number>) => {
      const { body } = await api.call(endpoints.listAuditEntries, { token: ada.token, query });
      return body.entries.map((entry) => `${entry.action} ${entry.subject.name}`);
    };
    return { ada, bob, id, found };
  }

  it('filters by who, what, subject and time, all together', async () => {
    const { ada, bob, id, found } = await fill();
    expect(await found({})).toEqual([
      'deleteCategory Lamps',
      'createCategory Books',
      'createCategory Lamps',
    ]);
    expect(await found({ who: ada.email.toUpperCase() })).toEqual(['createCategory Lamps']);
    expect(await found({ who: bob.email, ...action('createCategory') })).toEqual([
      'createCategory Books',
    ]);
    expect(await found({ subject: 'lam' })).toEqual([
      'deleteCategory Lamps',
      'createCategory Lamps',
    ]);
    expect(await found({ subject: id, ...action('createCategory') })).toEqual([
      'createCategory Lamps',
    ]);
    const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
    expect(await found({ from: hour(-1), to: hour(1) })).toHaveLength(3);
    expect(await found({ from: hour(1) })).toEqual([]);
    expect(await found({ to: hour(-1) })).toEqual([]);
    for (const who of ['.*', '^ada', '@example.test']) expect(await found({ who })).toEqual([]);
  });

  it('finds names with accents whether they are typed or not, and names of accents alone', async () => {
    const { ada, found } = await fill();
    for (const name of ['Möbel', '\u20dd'])
      await api.call(endpoints.createCategory, { token: ada.token, body: { name } });
    for (const subject of ['mob', 'MÖBEL'])
      expect(await found({ subject })).toEqual(['createCategory Möbel']);
    expect(await found({ subject: '\u20dd' })).toEqual(['createCategory \u20dd']);
  });

  it('pages', async () => {
    const { ada } = await fill();
    const { body } = await api.call(endpoints.listAuditEntries, {
      token: ada.token,
      query: { page: 2, pageSize: 2 },
    });
    expect([body.total, body.entries.map(({ subject }) => subject.name)]).toEqual([3, ['Lamps']]);
  });

  it.each([
    ['action', 'sellTheShop'],
    ['from', 'yesterday'],
    ['to', '2026-13-01T00:00:00Z'],
    ['who', 'x'.repeat(300)],
  ])('refuses %s = %s', async (field, value) => {
    const { token } = await buildAdmin();
    const failure = await api.refuse(endpoints.listAuditEntries, {
      token,
      query: { [field]: value },
    });
    expect(failure).toMatchObject({ status: 400, errors: [{ field }] });
  });
});
