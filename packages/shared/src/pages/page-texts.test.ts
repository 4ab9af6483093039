import { expect, test } from 'vitest';
import { productPageTexts } from './page-texts.js';

test('a product’s page is described by the first 160 characters', () => {
  const { description } = productPageTexts({ name: 'Lamp', description: 'a'.repeat(161) });
  expect(description).toBe('a'.repeat(160));
});

test('no character of a description is cut in two', () => {
  const { description } = productPageTexts({ name: 'Lamp', description: `${'a'.repeat(159)}🪔!` });
  expect(description).toBe(`${'a'.repeat(159)}🪔`);
});
