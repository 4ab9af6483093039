import { writeFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { answersFile, type Answers } from './answers.js';
import { recordedCases } from './cases/index.js';
import { excluded } from './excluded.js';
import { runCase } from './run-case.js';

/** `tsx src/recorded/record.ts mongodb://…`: asks a real engine all cases and files its answers. */
const [uri] = process.argv.slice(2);
if (uri === undefined) throw new Error('say which engine to ask: record.ts mongodb://…');
const client = await MongoClient.connect(uri);
const db = client.db('docstore_recorded');
const answers: Answers = {};
for (const recorded of recordedCases) {
  if (!excluded.has(recorded.name)) answers[recorded.name] = await runCase(db, recorded);
}
writeFileSync(answersFile('recorded'), `${JSON.stringify(answers, null, 1)}\n`);
await db.dropDatabase();
await client.close();
