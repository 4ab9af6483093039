import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');

/** The names that a pattern finds at the beginning of lines. */
async function namesIn(file: string, pattern: RegExp): Promise<string[]> {
  const text = await readFile(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(pattern)].flatMap(([, name = '']) => name).sort();
}

/** Settings that the image sets, and the port, which is always 8080 inside the container. */
const SET_BY_IMAGE = ['DATA_DIR', 'HOST', 'PORT', 'WEB_DIST'];
/** Compose names its own database. */
const SET_BY_COMPOSE = ['MONGODB_URI_FILE'];

const settings = await namesIn('apps/api/src/config/environment.ts', /^ {2}([A-Z_]+): /gm);

it('docker-compose.yml passes on every setting that the image does not make itself', async () => {
  const passed = await namesIn('docker-compose.yml', /^ {6}([A-Z_]+): (?:\$|mongodb:)/gm);
  expect(passed).toEqual(
    settings.filter((name) => ![...SET_BY_IMAGE, ...SET_BY_COMPOSE].includes(name)),
  );
});

it('docker-compose.yml demands no secret that a file may hold', async () => {
  const demanded = await namesIn('docker-compose.yml', /\$\{([A-Z_]+):\?/g);
  const inFiles = settings.filter((name) => settings.includes(`${name}_FILE`));
  expect(demanded.filter((name) => inFiles.includes(name))).toEqual([]);
});

it('.env.example names every setting', async () => {
  const named = await namesIn('.env.example', /^#?([A-Z_]+)=/gm);
  expect(named).toEqual(expect.arrayContaining(settings));
});

it('docs/operations.md describes every setting', async () => {
  const page = await readFile(path.join(ROOT, 'docs/operations.md'), 'utf8');
  for (const name of settings) expect(page).toContain(`\`${name}\``);
});
