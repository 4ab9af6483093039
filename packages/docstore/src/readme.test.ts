import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withSupported } from './testing/supported.js';

it('the tables of the README are those of the code; `npm run readme` rewrites them', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(readme).toContain('| `find` ');
  expect(readme).toBe(withSupported(readme));
});
