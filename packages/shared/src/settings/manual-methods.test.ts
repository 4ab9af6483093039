import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.js';
import { manualMethodsSchema } from './manual-methods-input.js';
import { FIRST_MANUAL_METHODS } from './first-manual-methods.js';
import { manualMethodsText } from './manual-methods.js';

const METHOD = { name: 'Bank transfer', text: '', days: 14, isOn: true };

const ids = (...names: string[]) =>
  manualMethodsSchema.parse(names.map((name) => ({ ...METHOD, name }))).map(({ id }) => id);

describe('manual payment methods', () => {
  it('get ids from their names, which are distinct', () => {
    expect(ids('Bank transfer', 'Bank, transfer!', 'Überweisung', '振込', '代引')).toEqual([
      'bank-transfer',
      'bank-transfer-2',
      'uberweisung',
      'method',
      'method-2',
    ]);
    const kept = [
      { ...METHOD, name: 'New' },
      { ...METHOD, id: 'new' },
    ];
    expect(manualMethodsSchema.parse(kept).map(({ id }) => id)).toEqual(['new-2', 'new']);
  });

  it.each([
    [{ ...METHOD, name: ' ' }, 'The name is required'],
    [{ ...METHOD, name: 'Two\nlines' }, 'The name must not contain control characters'],
    [{ ...METHOD, text: 'x'.repeat(1_001) }, 'The text must have at most 1000 characters'],
    [{ ...METHOD, days: 0 }, /^The number of days must be a whole number from 1 to 365/],
    [{ ...METHOD, days: 1.5 }, /^The number of days must be/],
    [{ ...METHOD, id: 'a/b' }, /^The id must have/],
  ])('are refused with %j', (method, message) => {
    const { error } = manualMethodsSchema.safeParse([method]);
    expect(error?.issues[0]?.message).toMatch(message);
  });

  it('are refused with two of one name, or too many', () => {
    const twice = manualMethodsSchema.safeParse([METHOD, { ...METHOD, name: 'BANK TRANSFER' }]);
    expect(twice.error?.issues).toMatchObject([
      { path: [1, 'name'], message: 'Another method has the same name' },
    ]);
    const many = Array.from({ length: LIMITS.manualMethods + 1 }, (_, index) => `Way ${index}`);
    expect(() => ids(...many)).toThrow('There can be at most 10 manual payment methods');
  });

  it('read as a line each', () => {
    const methods = [{ ...METHOD, id: 'a', days: 1, text: 'IBAN' }, ...FIRST_MANUAL_METHODS];
    expect(manualMethodsText(methods)).toBe(
      'Bank transfer (on, 1 day): IBAN\nBank transfer (off, 14 days)\nCash on delivery (off, no end)',
    );
  });
});
