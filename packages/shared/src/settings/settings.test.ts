import { describe, expect, it, test } from 'vitest';
import { DEMO_SHOP_DETAILS } from '../pages/default-details.js';
import { shopDetailsOf } from '../pages/shop-details.js';
import { settingsInputSchema } from './settings-input.js';
import { rowsOf, textOfRows } from './home-rows.js';
import { DEFAULT_SETTINGS } from './default-settings.js';
import { isTimeZone } from './time-zones.js';

const ID = '0'.repeat(24);

const input = { ...DEFAULT_SETTINGS, version: 0 };

/** The fields that are refused. */
function refused(given: object) {
  const { error } = settingsInputSchema.safeParse({ ...input, ...given });
  return error?.issues.map(({ path: [field] }) => field) ?? [];
}

test.each([
  'UTC',
  'Europe/Paris',
  'America/Argentina/Buenos_Aires',
  'Etc/GMT+5',
  'Pacific/Auckland',
])('%s is a time zone', (name) => expect(isTimeZone(name)).toBe(true));

test.each(['', '+02:00', 'Europe/Atlantis', 'Mars', ' UTC', 'America/New York', '__proto__'])(
  '%j is no time zone',
  (name) => expect(isTimeZone(name)).toBe(false),
);

test('the default settings are the default details of a shop', () =>
  expect(shopDetailsOf(DEFAULT_SETTINGS)).toEqual(DEMO_SHOP_DETAILS));

test('an accent that is too light is refused with a shade that would do', () => {
  const { error } = settingsInputSchema.safeParse({ ...input, accent: '#FF9900' });
  const [issue] = error?.issues ?? [];
  expect(issue?.message).toMatch(/the contrast is 1\.\d:1, and 4\.5:1 is needed/);
  const [shade] = /#[0-9a-f]{6}/.exec(issue?.message ?? '') ?? [];
  expect(settingsInputSchema.parse({ ...input, accent: shade }).accent).toBe(shade);
});

describe('the settings of a save', () => {
  it('can be the defaults', () => {
    expect(settingsInputSchema.parse(input)).toEqual(input);
  });

  it('are trimmed, and texts may have several lines', () => {
    const parsed = settingsInputSchema.parse({
      ...input,
      name: ' Lamps ',
      address: 'Elm 1\nOslo ',
    });
    expect(parsed).toMatchObject({ name: 'Lamps', address: 'Elm 1\nOslo' });
  });

  it.each(['', '/', '/category/music', '/search?q=lamp%20red'])(
    'may have the banner lead to %j',
    (path) => {
      expect(refused({ bannerLink: path })).toEqual([]);
    },
  );

  it.each([
    '',
    'New | newest\nGifts | tag | for | two\nShop by category | categories',
    `Ours | products | ${ID},${ID}\nLamps | category | ${ID}\nNorthway | brand | northway`,
  ])('may have these rows of the home page: %j', (rows) => {
    expect(refused({ homeRows: rows })).toEqual([]);
    expect(textOfRows(rowsOf(rows))).toBe(rows);
  });

  it.each([
    ['New', /^Row 1: a row is a heading/],
    ['New | newest\nOld | oldest', /^Row 2: a row is a heading/],
    [' | newest', /^Row 1: /],
    ['New | newest\n | sale', /^Row 2: the heading is missing$/],
    [`${'x'.repeat(61)} | newest`, /^Row 1: the heading must have at most 60/],
    ['Lamps | category', /^Row 1: This is not a valid id$/],
    ['Ours | products | x', /^Row 1: These must be ids/],
    ['Lamps | categories | x', /^Row 1: These must be ids/],
    ['New | newest\n'.repeat(7).trim(), /^There can be at most 6 rows$/],
  ])('are refused with the rows %j', (homeRows, message) => {
    const { error } = settingsInputSchema.safeParse({ ...input, homeRows });
    expect(error?.issues[0]?.message).toMatch(message);
  });

  it.each([
    ['name', ''],
    ['name', 'Two\nlines'],
    ['name', 'x'.repeat(61)],
    ['email', 'nobody'],
    ['accent', 'teal'],
    ['accent', '#12345'],
    ['accent', '#ff9900'],
    ['bannerHeading', 'x'.repeat(41)],
    ['bannerLink', 'https://elsewhere.example/'],
    ['bannerLink', '//elsewhere.example'],
    ['bannerLink', '/\\elsewhere.example'],
    ['bannerLink', '/two words'],
    ['phone', '1'.repeat(33)],
    ['timeZone', 'Europe/Atlantis'],
    ['lowStock', -1],
    ['lowStock', 2.5],
    ['lowStock', '5'],
    ['deliveryText', 'x'.repeat(2_001)],
    ['deliveryText', 'hid\u202eden'],
    ['version', -1],
    ['version', undefined],
  ])('are refused with %s = %j', (field, value) => {
    expect(refused({ [field]: value })).toContain(field);
  });
});

test('a formatted text stands without its signs on all pages but its own', () => {
  const details = shopDetailsOf({
    ...DEFAULT_SETTINGS,
    aboutText: 'We make lamps.',
    deliveryText: 'Within **two** days',
    returnsText: '* Within\n\n\n30 days',
  });
  expect(details).toMatchObject({
    deliveryText: 'Within two days',
    returnsText: '* Within\n\n\n30 days',
  });
  expect(Object.keys(details.formatted ?? {})).toEqual(['about', 'delivery']);
  expect(shopDetailsOf(DEFAULT_SETTINGS).formatted).toBeUndefined();
});
