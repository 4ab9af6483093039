import { Entities } from './entities.mjs';
import { matchError, matchEvents, matchOutcome } from './expectations.mjs';
import { match, Mismatch } from './match.mjs';
import { runOperation } from './operations.mjs';

/** Nothing that a test does takes longer, in ms. */
const longestTest = 20_000;

/**
 * Runs one test. Resolves to `{ result: 'passed' }`, to `refused` if the store said that it does
 * not have what was asked, or to `different`, both with the reason.
 * @param observer a client of the runner's own, whose commands no test sees
 */
export async function runTest(uri, observer, file, test) {
  const entities = new Entities(uri);
  entities.observer = observer;
  try {
    await withinTime(perform(entities, file, test));
    return { result: 'passed' };
  } catch (error) {
    const refusal = [...entities.refusals, error.message].find((message) =>
      message.includes('use MongoDB'),
    );
    if (refusal) return { result: 'refused', reason: refusal };
    return { result: 'different', reason: String(error) };
  } finally {
    await entities.close();
  }
}

async function perform(entities, file, test) {
  await freeSessions(entities.observer);
  await prepare(entities.observer, file.initialData);
  await entities.create(file.createEntities);
  for (const operation of test.operations) await runExpecting(entities, operation);
  for (const client of entities.clients) client.removeAllListeners();
  matchEvents(test.expectEvents, entities);
  await matchOutcome(test.outcome, entities.observer);
}

/** What a test left open must not hinder the next; some engines have no such command. */
async function freeSessions(observer) {
  try {
    await observer.db('admin').command({ killAllSessions: [] });
  } catch (error) {
    if (error.code !== 59 && error.code !== 115) throw error;
  }
}

async function prepare(observer, initialData) {
  for (const { databaseName, collectionName, documents, createOptions } of initialData ?? []) {
    const db = observer.db(databaseName);
    await db.dropCollection(collectionName);
    if (createOptions || documents.length === 0)
      await db.createCollection(collectionName, createOptions);
    if (documents.length > 0) await db.collection(collectionName).insertMany(documents);
  }
}

async function runExpecting(entities, operation) {
  const { name, expectResult, expectError, ignoreResultAndError, saveResultAsEntity } = operation;
  let result;
  try {
    result = await runOperation(entities, operation);
  } catch (error) {
    if (ignoreResultAndError) return;
    if (!expectError || error instanceof Mismatch) throw error;
    matchError(expectError, error, entities);
    return;
  }
  if (expectError) throw new Mismatch(`${name} should have failed`);
  if (expectResult !== undefined) match(expectResult, result ?? null, entities);
  if (saveResultAsEntity) entities.byName.set(saveResultAsEntity, result);
}

async function withinTime(promise) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Mismatch('it took too long')), longestTest);
  });
  try {
    await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
