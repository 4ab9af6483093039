import { expect, it } from 'vitest';
import { barcodeUseName, sameBarcodeText } from './barcode-uses.js';

const shirt = { product: { _id: '64b000000000000000000001', name: 'Blue shirt' } };

it('names a product, and a variant with its product', () => {
  expect(barcodeUseName(shirt)).toBe('“Blue shirt”');
  expect(barcodeUseName({ ...shirt, variant: 'S / Red' })).toBe('“Blue shirt (S / Red)”');
});

it('names three of those that have a barcode, and counts the others', () => {
  expect(sameBarcodeText(['A'])).toBe('A has this barcode too');
  expect(sameBarcodeText(['A', 'B'])).toBe('A and B have this barcode too');
  expect(sameBarcodeText(['A', 'B', 'C', 'D', 'E'])).toBe(
    'A, B, C, and 2 more have this barcode too',
  );
});
