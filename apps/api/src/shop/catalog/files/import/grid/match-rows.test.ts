import { describe, expect, it } from 'vitest';
import type { VariantRecord } from '../../../variants/variant.model.js';
import { inOrderOf, matchRows } from './match-rows.js';

const variant = (sku: string, ...values: string[]) =>
  ({ sku, skuKey: sku.toLowerCase(), values }) as VariantRecord;

describe('the variant of a row', () => {
  const [small, large] = [variant('A', 'S'), variant('B', 'L')];
  const match = (...rows: { sku?: string; values: string[] }[]) => {
    const matches = matchRows(rows, [small, large]);
    return rows.map((row) => matches.get(row)?.sku);
  };

  it('is the one with its SKU, whatever values other rows have', () => {
    expect(match({ sku: 'new', values: ['s'] }, { sku: 'a', values: ['L'] })).toEqual([
      undefined,
      'A',
    ]);
    expect(match({ sku: 'B', values: ['S'] }, { sku: 'A', values: ['L'] })).toEqual(['B', 'A']);
  });

  it('is else the one with its values, once', () => {
    expect(match({ values: ['l'] }, { sku: 'new', values: ['S'] })).toEqual(['B', 'A']);
    expect(match({ values: [] }, { values: ['L'] }, { values: ['L'] })).toEqual([
      undefined,
      'B',
      undefined,
    ]);
  });
});

it('values follow the order of the product’s options, not that of the file', () => {
  const known = [{ name: 'Size' }, { name: 'Color' }];
  const rows = [{ values: ['Red', 'S'] }, { values: [] }];
  expect(inOrderOf(rows, ['color', 'size'], known)).toEqual([
    { values: ['S', 'Red'] },
    { values: [] },
  ]);
  expect(inOrderOf(rows, ['Color', 'Fit'], known)).toBeUndefined();
});
