import { readFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import '../../app/app.js';
// The only model that the application itself does not use.
import '@shop/mongo';
import { IMPERSONAL_FIELDS } from './testing/impersonal-fields.js';

const page = readFileSync(new URL('../../../../../docs/personal-data.md', import.meta.url), 'utf8');

/** The words in backticks of a cell. */
function wordsOf(cell = ''): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
}

/** The fields that the page and the list of impersonal ones name, by their collection. */
function namedFields(): Map<string, Set<string>> {
  const listed = new Map<string, Set<string>>();
  for (const [collection, fields] of Object.entries(IMPERSONAL_FIELDS)) {
    listed.set(collection, new Set(fields.match(/\w+/g)));
  }
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
  'every field of %s is on docs/personal-data.md, or known to say nothing about a person',
  (name, model) => {
    const stored = Object.keys(model.schema.paths).map((path) => path.split('.')[0]);
    const expected = new Set(stored.filter((field) => field !== '_id'));
    expect([...(namedFields().get(name) ?? [])].sort()).toEqual([...expected].sort());
  },
);

it('no collection is named that is gone', () => {
  const stored = models.map((model) => model.collection.name);
  expect(models.length).toBeGreaterThan(5);
  expect([...namedFields().keys()].filter((name) => !stored.includes(name))).toEqual([]);
});
