import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const parts = require('../../../scripts/lib/long-parts.cjs') as Record<
  string,
  { engine?: string[] }
>;
const engineHash = require('../../../scripts/lib/engine-hash.cjs') as (paths: string[]) => string;

it.each(Object.entries(parts))('the long tests of %s know where their engine is', (_, part) => {
  expect(engineHash(part.engine ?? [])).toMatch(/^[\da-f]{16}$/);
});
