import { Mismatch } from './match.mjs';

/** What the tests ask of the test runner itself. */
export const assertions = {
  async createEntities(entities, { entities: definitions }) {
    await entities.create(definitions);
  },
  wait: (_entities, { ms }) => new Promise((resolve) => setTimeout(resolve, ms)),
  assertSessionTransactionState(entities, { session, state }) {
    const { transaction } = entities.get(session);
    const actual = states[transaction.state] ?? transaction.state;
    if (actual !== state) throw new Mismatch(`the transaction is ${actual} and not ${state}`);
  },
  assertSessionPinned(entities, { session }) {
    check(entities.get(session).isPinned, 'the session is not pinned');
  },
  assertSessionUnpinned(entities, { session }) {
    check(!entities.get(session).isPinned, 'the session is pinned');
  },
  assertSessionDirty(entities, { session }) {
    check(entities.get(session).serverSession.isDirty, 'the session is not dirty');
  },
  assertSessionNotDirty(entities, { session }) {
    check(!entities.get(session).serverSession.isDirty, 'the session is dirty');
  },
  assertSameLsidOnLastTwoCommands(entities, { client }) {
    check(new Set(lastSessions(entities, client)).size === 1, 'the sessions are not the same');
  },
  assertDifferentLsidOnLastTwoCommands(entities, { client }) {
    check(new Set(lastSessions(entities, client)).size === 2, 'the sessions are the same');
  },
  async assertCollectionExists(entities, { databaseName, collectionName }) {
    const names = await collectionNames(entities, databaseName);
    check(names.includes(collectionName), `there is no collection ${collectionName}`);
  },
  async assertCollectionNotExists(entities, { databaseName, collectionName }) {
    const names = await collectionNames(entities, databaseName);
    check(!names.includes(collectionName), `there is a collection ${collectionName}`);
  },
  async assertIndexExists(entities, { databaseName, collectionName, indexName }) {
    const names = await indexNames(entities, databaseName, collectionName);
    check(names.includes(indexName), `there is no index ${indexName}`);
  },
  async assertIndexNotExists(entities, { databaseName, collectionName, indexName }) {
    const names = await indexNames(entities, databaseName, collectionName);
    check(!names.includes(indexName), `there is an index ${indexName}`);
  },
};

/** The driver's names for the states of a transaction, as the tests write them. */
const states = {
  NO_TRANSACTION: 'none',
  STARTING_TRANSACTION: 'starting',
  TRANSACTION_IN_PROGRESS: 'in_progress',
  TRANSACTION_COMMITTED: 'committed',
  TRANSACTION_COMMITTED_EMPTY: 'committed',
  TRANSACTION_ABORTED: 'aborted',
};

function check(isTrue, message) {
  if (!isTrue) throw new Mismatch(message);
}

function lastSessions(entities, client) {
  const started = entities.events.get(client).filter(({ type }) => type === 'commandStartedEvent');
  return started.slice(-2).map(({ event }) => event.command.lsid.id.toString('hex'));
}

async function collectionNames(entities, databaseName) {
  const found = await entities.observer.db(databaseName).listCollections().toArray();
  return found.map(({ name }) => name);
}

async function indexNames(entities, databaseName, collectionName) {
  try {
    const found = await entities.observer.db(databaseName).collection(collectionName).indexes();
    return found.map(({ name }) => name);
  } catch (error) {
    if (error.code === 26) return [];
    throw error;
  }
}
