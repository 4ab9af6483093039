import { expect, test } from 'vitest';
import { timeZoneOptions } from './time-zone-options';

test('zones are found by the name of a city, and the current one is always among them', () => {
  const options = timeZoneOptions('Asia/Kolkata');
  expect(options).toContainEqual({ value: 'America/New_York', label: 'America/New York' });
  const values = options.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Pacific/Auckland']));
  expect(new Set(values).size).toBe(values.length);
});
