import { expect, test } from 'vitest';
import { DEFAULT_PAGE, defaultPage, homePageTexts, productPageTexts } from './page-texts.js';

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

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  [named(), 'Shop online at Bergmann Keramik.'],
  [named('Bowls'), 'Shop online at Bergmann Keramik: Bowls.'],
  [named('Bowls', 'Cups'), 'Shop online at Bergmann Keramik: Bowls and Cups.'],
  [
    named('Bowls', 'Cups', 'Jugs', 'Pots', 'Tiles', 'Vases'),
    'Shop online at Bergmann Keramik: Bowls, Cups, Jugs, Pots, Tiles and more.',
  ],
])('the first page of a shop with its own name says what it sells', (categories, description) => {
  const page = homePageTexts('Bergmann Keramik', categories);
  expect(page).toMatchObject({ title: 'Bergmann Keramik', description });
  expect(Object.values(page).join()).not.toMatch(/mern|ecommerce/);
});

test('without a name of its own, a shop has the texts of the specification', () => {
  expect(homePageTexts('Ecommerce App', named('Bowls'))).toBe(DEFAULT_PAGE);
  expect(defaultPage('Ecommerce App')).toBe(DEFAULT_PAGE);
});

test('the description of the first page has at most 160 characters', () => {
  const { description } = homePageTexts('Bergmann', named('x'.repeat(200), 'y'.repeat(100)));
  expect(description.length).toBeLessThanOrEqual(160);
});

test('the tagline describes the first page, and leaves its title', () => {
  const page = homePageTexts('Ecommerce App', named('Bowls'), 'Bowls for every day.');
  expect(page).toEqual({ ...DEFAULT_PAGE, description: 'Bowls for every day.' });
});

test('a product’s page has the title and description that were written for it', () => {
  const lamp = { name: 'Lamp', description: 'It shines' };
  const seo = { title: 'Reading lamps by Lumo', description: 'Bright' };
  expect(productPageTexts({ ...lamp, seo }, 'Lamps')).toEqual(seo);
  expect(productPageTexts({ ...lamp, seo: { title: 'Lumo' } }, 'Lamps')).toEqual({
    title: 'Lumo',
    description: 'It shines',
  });
});
