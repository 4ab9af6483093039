import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.js';
import { readGrams, readWeight, setTypedUnits, typedWeight, weightUnit } from './typed-weights.js';
import { UNITS } from './units.js';
import { weightText } from './weight-text.js';

afterEach(() => setTypedUnits());

describe('weights', () => {
  it.each([
    [0, '0 g', '0 oz'],
    [250, '250 g', '8.82 oz'],
    [453, '453 g', '15.98 oz'],
    [454, '454 g', '1 lb'],
    [1000, '1 kg', '2.2 lb'],
    [1255, '1.255 kg', '2.77 lb'],
  ])('shows %i grams as %s or %s', (grams, metric, imperial) => {
    expect(weightText(grams)).toBe(metric);
    expect(weightText(grams, 'imperial')).toBe(imperial);
  });

  it.each(UNITS)('a %s weight that is saved untouched keeps its grams', (units) => {
    setTypedUnits(units);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LIMITS.weightGrams }), (grams) => {
        expect(readGrams(typedWeight(grams))).toEqual({ number: String(grams) });
      }),
    );
  });

  it('is typed in grams, or in ounces with decimals', () => {
    expect(readGrams('8.5')).toBeUndefined();
    expect(readGrams('1 000')).toEqual({ number: '1000' });
    expect(weightUnit()).toBe('grams');
    setTypedUnits('imperial');
    expect(readGrams('8,5')).toEqual({ number: '241' });
    expect(readWeight('8,5')).toEqual({ number: '8.50' });
    expect(readGrams('$8.50')).toBeUndefined();
    expect(readGrams('heavy')).toBeUndefined();
    expect(weightUnit()).toBe('ounces');
  });

  it('is empty where none is known', () => {
    expect([typedWeight(null), typedWeight(undefined)]).toEqual(['', '']);
  });
});
