import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withSourcePositions } from './source-positions.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-maps-'));
});

afterEach(() => rm(folder, { recursive: true }));

const urlOf = (...names: string[]) => pathToFileURL(path.join(folder, ...names)).href;

it('names the source of a place in the bundle', async () => {
  // Maps line 2, column 5 of the bundle to line 3, column 1 of the source.
  const map = { version: 3, sources: ['../src/order.ts'], names: [], mappings: ';IAEA' };
  await writeFile(path.join(folder, 'bundle.js.map'), JSON.stringify(map));
  const trace = (place: string) => `Error: no\n    at placeOrder (${place})`;
  expect(withSourcePositions(trace(`${urlOf('bundle.js')}:2:5`))).toBe(
    trace(`${urlOf('..', 'src', 'order.ts')}:3:1`),
  );
});

it('leaves a place without a map as it is', () => {
  const trace = `Error: no\n    at ${urlOf('other.js')}:2:5`;
  expect(withSourcePositions(trace)).toBe(trace);
});
