import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoServerError, type Document } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { accumulatorNames } from './aggregation/accumulators.js';
import { operatorNames } from './aggregation/expressions/compile.js';
import { formNames } from './aggregation/expressions/forms.js';
import { sourceStageNames, stageNames, writingStageNames } from './aggregation/pipeline.js';
import { commands } from './commands/registry.js';
import { useDocstore } from './testing/running.js';
import { unsupportedNames } from './testing/unsupported-names.js';
import { updateOperatorNames } from './update/parse-operators.js';

const running = useDocstore();
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const listed = new Set([...readme.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name));

beforeAll(() => running.db.collection('things').insertOne({ a: [1], d: new Date() }));

/** The error that a command is answered with. */
async function refusal(command: Document): Promise<{ code: unknown; message: string }> {
  try {
    const reply = await running.db.command(command);
    const [error] = (reply.writeErrors ?? []) as { code: number; errmsg: string }[];
    return { code: error?.code ?? 0, message: error?.errmsg ?? 'it was answered' };
  } catch (error) {
    if (error instanceof MongoServerError) return { code: error.code, message: error.message };
    throw error;
  }
}

async function expectRefused(command: Document, name: string, codes: number[]): Promise<void> {
  const { code, message } = await refusal(command);
  expect(message).toContain(name);
  expect(message).toContain('use MongoDB');
  expect(codes).toContain(code);
}

describe('the tables of the README', () => {
  const names = [
    ...commands.keys(),
    ...stageNames,
    ...writingStageNames,
    ...sourceStageNames,
    ...accumulatorNames,
    ...updateOperatorNames,
    ...operatorNames,
    ...formNames,
  ];

  it.each(names)('list %s', (name) => {
    expect(listed).toContain(name);
  });
});

describe('what MongoDB has and this store has not', () => {
  it.each(unsupportedNames.commands)('command %s is refused', (name) =>
    expectRefused({ [name]: 1 }, name, [59]),
  );

  it.each(unsupportedNames.stages)('stage %s is refused', (name) =>
    expectRefused({ aggregate: 'things', pipeline: [{ [name]: {} }], cursor: {} }, name, [40324]),
  );

  it.each(unsupportedNames.searchCommands)('command %s is refused', (name) =>
    expectRefused({ [name]: 'things' }, name, [31082]),
  );

  it.each(unsupportedNames.searchStages)('stage %s is refused', (name) =>
    expectRefused({ aggregate: 'things', pipeline: [{ [name]: {} }], cursor: {} }, name, [31082]),
  );

  it.each(unsupportedNames.expressions)('expression %s is refused', (name) =>
    expectRefused(
      { aggregate: 'things', pipeline: [{ $set: { x: { [name]: '$a' } } }], cursor: {} },
      name,
      [168],
    ),
  );

  it.each(unsupportedNames.accumulators)('accumulator %s is refused', (name) =>
    expectRefused(
      {
        aggregate: 'things',
        pipeline: [{ $group: { _id: null, x: { [name]: '$a' } } }],
        cursor: {},
      },
      name,
      [15952],
    ),
  );

  it.each(unsupportedNames.queryOperators)('query operator %s is refused', (name) =>
    expectRefused({ find: 'things', filter: { a: { [name]: 1 } } }, name, [2]),
  );

  it.each(unsupportedNames.topLevelOperators)('top-level operator %s is refused', (name) =>
    expectRefused({ find: 'things', filter: { [name]: 'x' } }, name, [2]),
  );

  it.each(unsupportedNames.updateOperators)('update operator %s is refused', (name) =>
    expectRefused({ update: 'things', updates: [{ q: {}, u: { [name]: { a: 1 } } }] }, name, [9]),
  );

  it.each(unsupportedNames.indexOptions)('index option %s is refused', (name) =>
    expectRefused(
      { createIndexes: 'things', indexes: [{ key: { z: 1 }, name: 'z', [name]: 1 }] },
      name,
      [197],
    ),
  );

  it.each(unsupportedNames.indexTypes)('index type %s is refused', (name) =>
    expectRefused(
      { createIndexes: 'things', indexes: [{ key: { z: name }, name: 'z' }] },
      name,
      [67],
    ),
  );

  it.each(unsupportedNames.fields)('field %s.%s is refused', (command, field) =>
    expectRefused(
      { [command]: 'things', ...unsupportedNames.minimal[command], [field]: 1 },
      field,
      [40415],
    ),
  );

  it('a collation is refused', () =>
    expectRefused({ find: 'things', collation: { locale: 'en' } }, 'collation', [238]));

  it.each([
    [3, 100],
    ['eastern', 79],
  ])('a write concern of %s is told not to be met, and the write is done', async (w, code) => {
    const concern = { w: w as 'majority' };
    const write = running.db.collection('concerned').insertOne({ w }, { writeConcern: concern });
    await expect(write).rejects.toMatchObject({ code });
    expect(await running.db.collection('concerned').countDocuments({ w })).toBe(1);
  });
});
