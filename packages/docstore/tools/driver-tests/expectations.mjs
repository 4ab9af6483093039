import { MongoServerError } from 'mongodb';
import { withoutHabits } from './driver-habits.mjs';
import { match, Mismatch } from './match.mjs';
import { bulkResult } from './operations.mjs';

/** Compares an error with what a test expects of it. Throws Mismatch. */
export function matchError(expected, error, entities) {
  const isServerError = error instanceof MongoServerError;
  const message = error.message.toLowerCase();
  const labels = error.errorLabels ?? [];
  check(expected.isClientError === undefined || expected.isClientError !== isServerError, error);
  check(!expected.errorContains || message.includes(expected.errorContains.toLowerCase()), error);
  check(expected.errorCode === undefined || error.code === expected.errorCode, error);
  check(!expected.errorCodeName || error.codeName === expected.errorCodeName, error);
  check(
    (expected.errorLabelsContain ?? []).every((label) => labels.includes(label)),
    error,
  );
  check(!(expected.errorLabelsOmit ?? []).some((label) => labels.includes(label)), error);
  if (expected.errorResponse) match(expected.errorResponse, responseOf(error), entities, 'error');
  if (expected.expectResult) match(expected.expectResult, bulkResult(error.result), entities);
}

/** Of a bulk write the driver keeps the server's reply one level down. */
function responseOf(error) {
  return error.errorResponse?.errorResponse ?? error.errorResponse;
}

function check(isTrue, error) {
  if (!isTrue)
    throw new Mismatch(`another error was expected than ${String(error.code)}: ${error}`);
}

/** Compares what the clients saw with what they should have seen. Throws Mismatch. */
export function matchEvents(expectations, entities) {
  for (const { client, events: expected, ignoreExtraEvents } of expectations ?? []) {
    const seen = entities.events.get(client);
    const isCountRight = ignoreExtraEvents
      ? seen.length >= expected.length
      : seen.length === expected.length;
    if (!isCountRight) {
      const names = seen.map(({ event }) => event.commandName).join(', ');
      throw new Mismatch(`expected ${expected.length} events, got ${seen.length}: ${names}`);
    }
    for (const [index, one] of expected.entries()) matchEvent(one, seen[index], entities, index);
  }
}

function matchEvent(expected, { type, event }, entities, index) {
  const [[wantedType, { command, reply, commandName, databaseName }]] = Object.entries(expected);
  const where = `event ${index}`;
  if (type !== wantedType) throw new Mismatch(`${where} is a ${type} and not a ${wantedType}`);
  if (command) {
    match(command, withoutHabits(command, event.command), entities, `${where}.command`);
  }
  if (reply) match(reply, event.reply, entities, `${where}.reply`);
  if (commandName) match(commandName, event.commandName, entities, `${where}.commandName`);
  if (databaseName) match(databaseName, event.databaseName, entities, `${where}.databaseName`);
}

/** Compares the documents that a test leaves behind. Throws Mismatch. */
export async function matchOutcome(outcome, observer) {
  for (const { databaseName, collectionName, documents } of outcome ?? []) {
    const collection = observer.db(databaseName).collection(collectionName);
    const found = await collection.find({}, { sort: { _id: 1 } }).toArray();
    match(documents, found, undefined, `what ${collectionName} holds`, false);
  }
}
