import { readFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import '../../app.js';
// The only model that the application itself does not use.
import '@shop/mongo';

const page = readFileSync(new URL('../../../../../docs/personal-data.md', import.meta.url), 'utf8');

/** The words in backticks of a cell. */
function wordsOf(cell = ''): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
}

/** The fields that the page lists, by their collection. */
function listedFields(): Map<string, Set<string>> {
  const listed = new Map<string, Set<string>>();
  for (const line of page.split('\n')) {
    const [, first, second] = line.split('|');
    const [collection] = wordsOf(first);
    if (!collection || !/^ `\w+` $/.test(first ?? '')) continue;
    const fields = listed.get(collection) ?? new Set<string>();
    for (const field of wordsOf(second)) fields.add(field);
    listed.set(collection, fields);
  }
  return listed;
}

const models = Object.values(mongoose.connection.models);

it.each(models.map((model) => [model.collection.name, model] as const))(
  'docs/personal-data.md lists every field of %s, and no other',
  (name, model) => {
    const stored = Object.keys(model.schema.paths).map((path) => path.split('.')[0]);
    const expected = new Set(stored.filter((field) => field !== '_id'));
    expect([...(listedFields().get(name) ?? [])].sort()).toEqual([...expected].sort());
  },
);

it('docs/personal-data.md lists no collection that is gone', () => {
  const stored = models.map((model) => model.collection.name);
  expect(models.length).toBeGreaterThan(5);
  expect([...listedFields().keys()].filter((name) => !stored.includes(name))).toEqual([]);
});
