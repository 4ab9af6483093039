import { expect, it } from 'vitest';
import { asActivity } from './activity.js';

it.each([
  ['something to read', 'reading'],
  ['something to write with', 'writing'],
  ['learn to knit', 'knitting'],
  ['things to cook', 'cooking'],
  ['gift for a niece who loves art', 'art'],
])('“%s” asks for what “%s” takes', (text, activity) => {
  expect(asActivity(text).text).toBe(activity);
});

it.each(['something blue to wear', 'nice to have mug', 'who loves'])('“%s” stays', (text) => {
  expect(asActivity(text)).toEqual({ text, activity: undefined });
});
