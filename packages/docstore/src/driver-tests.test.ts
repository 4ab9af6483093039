import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A file in the unified format, whose tests come out in every way that there is. */
const testFile = {
  description: 'shelf',
  schemaVersion: '1.0',
  createEntities: [
    { client: { id: 'client', observeEvents: ['commandStartedEvent'] } },
    { database: { id: 'database', client: 'client', databaseName: 'driver_tests' } },
    { collection: { id: 'shelf', database: 'database', collectionName: 'shelf' } },
  ],
  initialData: [
    { databaseName: 'driver_tests', collectionName: 'shelf', documents: [{ _id: 1, n: 1 }] },
  ],
};

const find = { object: 'shelf', name: 'find', arguments: { filter: { _id: 1 } } };

const right = {
  description: 'a right answer',
  operations: [{ ...find, expectResult: [{ _id: 1, n: { $$type: 'int' } }] }],
  expectEvents: [{ client: 'client', events: [{ commandStartedEvent: { commandName: 'find' } }] }],
  outcome: [
    { databaseName: 'driver_tests', collectionName: 'shelf', documents: [{ _id: 1, n: 1 }] },
  ],
};
const foreign = {
  description: 'something that is not supported',
  operations: [{ ...find, arguments: { filter: {}, collation: { locale: 'de' } } }],
};
const wrong = {
  description: 'a wrong answer',
  operations: [{ ...find, expectResult: [{ _id: 1, n: 2 }] }],
};
const unexpected = {
  description: 'an error that does not come',
  operations: [{ ...find, expectError: { isError: true } }],
};
const older = { ...wrong, runOnRequirements: [{ maxServerVersion: '6.99' }] };
const failing = { ...wrong, operations: [{ object: 'testRunner', name: 'failPoint' }] };

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'docstore-driver-tests-'));
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

function run(tests: unknown[]): { status: number | null; output: string } {
  const folder = join(directory, 'source/crud/tests/unified');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'shelf.json'), JSON.stringify({ ...testFile, tests }));
  const loader = createRequire(import.meta.url).resolve('tsx');
  const command = join(import.meta.dirname, '../tools/driver-tests/run.mjs');
  const args = ['--import', loader, '--conditions=@shop/source', command, directory];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('the command that runs MongoDB’s driver tests', () => {
  it('is content with right answers and with refusals', () => {
    const { status, output } = run([right, foreign, older, failing]);
    expect(output).toContain('2 tests: 1 passed, 1 refused by name, 0 answered otherwise');
    expect(status).toBe(0);
  });

  it('fails when anything is answered otherwise', () => {
    const { status, output } = run([right, wrong, unexpected]);
    expect(output).toContain('3 tests: 1 passed, 0 refused by name, 2 answered otherwise');
    expect(output).toContain('crud/shelf: a wrong answer');
    expect(status).toBe(1);
  });
});
