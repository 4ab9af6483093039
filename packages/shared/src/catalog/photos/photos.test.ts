import { expect, test } from 'vitest';
import { PHOTO_TEXTS } from './photos.js';

test('the texts about an upload name every type and limit [R9]', () => {
  expect(PHOTO_TEXTS).toEqual({
    wrongType: 'The photo must be a JPEG, PNG, WebP or AVIF picture',
    tooLarge: 'The photo must be at most 5 MB',
    empty: 'The photo is an empty file',
    damaged: 'The photo is damaged: it could not be read',
    tooManyPixels: 'The photo must have at most 40 megapixels',
  });
});
