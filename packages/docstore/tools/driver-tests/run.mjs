/**
 * Runs the unified test files of MongoDB's specifications, which whoever wants it downloads:
 *   npm run driver-tests -w packages/docstore -- DIRECTORY [--uri mongodb://…] [--only WORD]
 * Against a store of its own, or against the server that is named. Needs `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { startDocstore } from '@shop/docstore';
import { applies } from './applies.mjs';
import { knownReason } from './known-differences.mjs';
import { runTest } from './run-test.mjs';
import { readTestFiles } from './test-files.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { uri: { type: 'string' }, only: { type: 'string', default: '' } },
});

if (!positionals[0]) throw new Error('name the directory that holds the specifications');
const results = values.uri ? await runAll(values.uri) : await runAgainstOwnStore();
process.exitCode = report(results) ? 0 : 1;

async function runAgainstOwnStore() {
  const dataDir = mkdtempSync(join(tmpdir(), 'docstore-driver-tests-'));
  const docstore = await startDocstore({ dataDir });
  try {
    return await runAll(docstore.uri('test'));
  } finally {
    await docstore.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function runAll(uri) {
  const observer = await MongoClient.connect(uri);
  const all = [];
  for (const { path, file } of readTestFiles(positionals[0])) {
    for (const test of file.tests.filter((one) => applies(file, one))) {
      const name = `${path}: ${test.description}`;
      if (!name.includes(values.only)) continue;
      all.push({ name, ...(await runTest(uri, observer, file, test)) });
    }
  }
  await observer.close();
  return all;
}

/** Whether nothing was answered otherwise than MongoDB does but what is known. */
function report(all) {
  const of = (result) => all.filter((one) => one.result === result);
  for (const { name, result, reason } of all) {
    const known = result === 'different' ? knownReason(name) : undefined;
    if (result !== 'passed') console.log(`${result}: ${name}\n    ${known ?? reason}`);
  }
  const unknown = of('different').filter(({ name }) => !knownReason(name));
  console.log(
    `\n${all.length} tests: ${of('passed').length} passed, ${of('refused').length} refused by name, ` +
      `${of('different').length} answered otherwise, ${unknown.length} of them not listed`,
  );
  return unknown.length === 0;
}
