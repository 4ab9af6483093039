import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amount, hideAmounts, withoutAmounts } from './amounts.js';
import type { Endpoint } from './endpoint.js';
import { endpoints } from './endpoints.js';
import { missingPermission } from './grants.js';
import { PERMISSIONS } from './permissions.js';

const money = z.strictObject({ paid: amount(), left: amount().nullable() });
const schema = z.strictObject({
  number: z.int(),
  total: amount(),
  money: money.optional(),
  lines: z.array(z.strictObject({ name: z.string(), price: amount() })),
  either: z.union([z.strictObject({ a: amount(), b: z.string() }), z.strictObject({ c: z.int() })]),
});

const withoutMoney = PERMISSIONS.filter((permission) => permission !== 'money');
const all = Object.entries(endpoints) as [string, Endpoint][];
/** What an administrator without `money` may call. */
const open = all.filter(
  ([, endpoint]) =>
    endpoint.access === 'admin' && !missingPermission(endpoint, { permissions: withoutMoney }),
);

describe('a reply without amounts', () => {
  it('lacks them, and what consists of nothing else', () => {
    const whole = {
      number: 1,
      total: 9.5,
      money: { paid: 9.5, left: null },
      lines: [{ name: 'Mug', price: 9.5 }],
      either: { a: 1, b: 'x' },
    };
    const rest = hideAmounts(schema, whole);
    expect(rest).toEqual({ number: 1, lines: [{ name: 'Mug' }], either: { b: 'x' } });
    expect(withoutAmounts(schema)?.safeParse(rest).success).toBe(true);
    expect(withoutAmounts(schema)?.safeParse(whole).success).toBe(false);
  });

  it('has the same schema where there are none', () => {
    const plain = z.strictObject({ names: z.array(z.string().nullable()).optional() });
    expect(withoutAmounts(plain)).toBe(plain);
  });
});

/** Prices of the catalogue and the terms of promotions are public. */
const PUBLIC_AREAS = ['catalog', 'marketing'];
/** Decimals that say no amount: a role, the percent of a tax. */
const OTHER_DECIMALS = /\.(role\.anyOf\.[01]|taxes\.rate)$/;

/** The paths of all decimals in a schema. */
function decimalsOf(document: unknown, path = ''): string[] {
  if (typeof document !== 'object' || document === null) return [];
  if ('type' in document && document.type === 'number') return [path];
  return Object.entries(document).flatMap(([name, part]) =>
    decimalsOf(part, name === 'properties' || name === 'items' ? path : `${path}.${name}`),
  );
}

describe('what an administrator without money may call', () => {
  it('has a second schema without decimals, but for the public ones', () => {
    const left = open.flatMap(([name, { area, response }]) => {
      if (typeof response === 'string' || PUBLIC_AREAS.includes(area ?? '')) return [];
      const rest = withoutAmounts(response);
      return rest ? decimalsOf(z.toJSONSchema(rest, { unrepresentable: 'any' }), name) : [];
    });
    expect(left.filter((path) => !OTHER_DECIMALS.test(path))).toEqual([]);
  });

  it('sends no file but those of the catalogue, of customers, of codes and of labels', () => {
    const files = open.filter(([, { response }]) => response === 'csv' || response === 'file');
    const others = files.filter(([, { area }]) => area !== 'catalog').map(([name]) => name);
    expect(others).toEqual(['exportCustomers', 'exportLabels', 'exportCodes']);
  });
});
