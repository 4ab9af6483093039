import { EJSON, type Document } from 'bson';
import { MongoServerError, type Db } from 'mongodb';
import { subject, type RecordedCase } from './recorded-case.js';

/** Types are part of an answer: 1 as a double is not 1 as an integer. */
const exact = { promoteValues: false, promoteLongs: false, promoteBuffers: false } as const;

/** The parts of a reply that are compared, as canonical extended JSON. */
export async function runCase(
  db: Db,
  { documents, indexes, command }: RecordedCase,
): Promise<string> {
  const collection = db.collection(subject);
  await collection.drop();
  await db.createCollection(subject);
  if (indexes) await collection.createIndexes(indexes);
  if (documents.length > 0)
    await collection.insertMany(documents.map((document) => ({ ...document })));
  const answer = await ask(db, command);
  const after = writes(command)
    ? await collection.find({}, { sort: { _id: 1 }, ...exact }).toArray()
    : undefined;
  return EJSON.stringify({ ...answer, after }, { relaxed: false });
}

function writes(command: Document): boolean {
  return ['insert', 'update', 'delete', 'findAndModify'].some((name) => name in command);
}

async function ask(db: Db, command: Document): Promise<Document> {
  try {
    return meaning(await db.command(command, exact));
  } catch (error) {
    if (error instanceof MongoServerError) return { code: error.code };
    throw error;
  }
}

function meaning(reply: Document): Document {
  const cursor = reply.cursor as Document | undefined;
  if (cursor) return { batch: cursor.firstBatch as unknown };
  const { n, nModified, upserted, value, values, lastErrorObject } = reply;
  const errors = reply.writeErrors as Document[] | undefined;
  return {
    n: n as unknown,
    nModified: nModified as unknown,
    upserted: upserted as unknown,
    value: value as unknown,
    values: Array.isArray(values) ? values.map((value) => JSON.stringify(value)).sort() : undefined,
    lastErrorObject: lastErrorObject as unknown,
    errors: errors?.map(({ index, code }) => ({ index: index as unknown, code: code as unknown })),
  };
}
