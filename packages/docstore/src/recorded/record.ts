import { writeFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { answersFile, type Answers } from './answers.js';
import { recordedCases } from './cases/index.js';
import { EXCLUDED } from './excluded.js';
import { runCase } from './run-case.js';

/** `npm run record -- mongodb://…`: runs all cases on a real engine and saves its answers. */
const [uri] = process.argv.slice(2);
if (uri === undefined) throw new Error('name the engine to record from: mongodb://…');
const client = await MongoClient.connect(uri);
const db = client.db('docstore_recorded');
const answers: Answers = {};
for (const recorded of recordedCases) {
  if (!EXCLUDED.has(recorded.name)) answers[recorded.name] = await runCase(db, recorded);
}
writeFileSync(answersFile('recorded'), `${JSON.stringify(answers, null, 1)}\n`);
await db.dropDatabase();
await client.close();
