// npm run -s examples -- FILE.json: prices worked examples and compares them with what they expect.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { differencesFrom } from '../../packages/shared/src/testing/examples/differences.js';
import { examplesOf } from '../../packages/shared/src/testing/examples/examples-of.js';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file? npm run -s examples -- FILE.json');
// npm changes to the root, and says where it was called.
const text = readFileSync(path.resolve(process.env.INIT_CWD ?? '', file), 'utf8');
const examples = examplesOf(JSON.parse(text));

let failed = 0;
for (const example of examples) {
  const differences = differencesFrom(example);
  if (differences.length === 0) continue;
  failed += 1;
  console.log([example.id, ...differences].join('\n  '));
}
console.log(`${examples.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
