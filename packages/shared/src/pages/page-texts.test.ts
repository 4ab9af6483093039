import { expect, test } from 'vitest';
import { productPageTexts } from './page-texts.js';

test('the description of a product’s page has at most 160 characters', () => {
  const { description } = productPageTexts({ name: 'Lamp', description: 'a'.repeat(161) }, 'Lamps');
  expect(description).toBe('a'.repeat(160));
});

test('a description is never cut inside a character', () => {
  const { description } = productPageTexts(
    { name: 'Lamp', description: `${'a'.repeat(159)}🪔!` },
    'Lamps',
  );
  expect(description).toBe(`${'a'.repeat(159)}🪔`);
});
