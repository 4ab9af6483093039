import { expect, it } from 'vitest';
import { listTags, SETTINGS } from './tags.js';

it('a list follows the settings only if it shows a sale', () => {
  const [plain, reduced] = [{ _id: 'a' }, { _id: 'b', compareAtPrice: 30 }];
  expect(listTags([plain])).toEqual(['lists', 'product a']);
  expect(listTags([plain, reduced])).toEqual(['lists', 'product a', 'product b', SETTINGS]);
});
