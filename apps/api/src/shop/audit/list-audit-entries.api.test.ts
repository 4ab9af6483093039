import { DEFAULT_SETTINGS, endpoints, type AuditAction } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
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

  it.each([
    ['America/Los_Angeles', '2026-03-08', ['2026-03-08T08:00:00Z', '2026-03-09T06:59:59Z']],
    ['Pacific/Auckland', '2026-04-05', ['2026-04-04T11:00:00Z', '2026-04-05T11:59:59Z']],
  ])('takes days of the shop’s time zone: in %s, %s', async (timeZone, day, [first, last]) => {
    const { token } = await buildAdmin();
    const body = { ...DEFAULT_SETTINGS, timeZone, version: 0 };
    await api.call(endpoints.updateSettings, { token, body });
    const entry = await AuditEntryModel.findOne().lean();
    const found = async (at: number, query: Record<string, string>) => {
      await AuditEntryModel.updateOne({ _id: entry?._id }, { at: new Date(at) });
      return (await api.call(endpoints.listAuditEntries, { token, query })).body.total;
    };
    const range = { from: day, to: day };
    expect(await found(Date.parse(first ?? ''), range)).toBe(1);
    expect(await found(Date.parse(last ?? ''), range)).toBe(1);
    expect(await found(Date.parse(first ?? '') - 1, range)).toBe(0);
    expect(await found(Date.parse(last ?? '') + 1_000, range)).toBe(0);
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
    ['from', '2026-02-30'],
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
