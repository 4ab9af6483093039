import { DatabaseError } from '@shop/mongo/server';
import { mongo } from 'mongoose';

/** Fields that builds before version 1 added to every document; in their indexes, a missing field is null. */
const ADDED_FIELDS = {
  users: 'searchPrefixes',
  products: 'nameKey',
  auditentries: 'subjectPrefixes',
  orders: 'searchWords',
};

/** Indexes that builds before version 1 dropped. */
const DROPPED_INDEXES = {
  orders: /^search(Prefixes|Parts)_1_/,
  products: /^(category_1_)?(createdAt_-1|nameKey_1|quantity_1)__id_-?1$/,
};

/** What builds before version 1 did to every order in the background. */
const BACKGROUND_WORK = ['earlier-sales', 'tracking-numbers'];

/** The last build without numbers. It completes the data of all builds before it. */
const LAST_WITHOUT_NUMBER = '5ed24beb';

const NAMESPACE_NOT_FOUND = 26;
const PRIMARY = { readPreference: 'primary' } as const;

/**
 * Reads at most one document or the indexes of each collection.
 * @throws DatabaseError for data of a build before version 1, in which the last one would find something to complete.
 */
export async function assertFirstForm(database: mongo.Db): Promise<void> {
  const found = await Promise.all([
    ...Object.entries(ADDED_FIELDS).map(([name, field]) =>
      hasDocumentWithout(database, name, field),
    ),
    ...Object.entries(DROPPED_INDEXES).map(([name, index]) => hasIndex(database, name, index)),
    hasUnfinishedWork(database),
  ]);
  if (!found.includes(true)) return;
  throw new DatabaseError(
    `The data are of a build before version 1: start commit ${LAST_WITHOUT_NUMBER} on them, leave it open until it has completed them (a minute for 10,000 orders), then start this program again.`,
  );
}

async function hasDocumentWithout(database: mongo.Db, name: string, field: string) {
  return (await one(database, name, { [field]: null })) !== null;
}

async function hasIndex(database: mongo.Db, name: string, index: RegExp): Promise<boolean> {
  try {
    const indexes = await database.collection(name, PRIMARY).indexes();
    return indexes.some((present) => index.test(present.name ?? ''));
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === NAMESPACE_NOT_FOUND) return false;
    throw error;
  }
}

async function hasUnfinishedWork(database: mongo.Db): Promise<boolean> {
  if (!(await one(database, 'orders', {}))) return false;
  const finished = await database
    .collection<{ _id: string; isDone: boolean }>('upgradeprogresses', PRIMARY)
    .countDocuments({ _id: { $in: BACKGROUND_WORK }, isDone: true });
  return finished < BACKGROUND_WORK.length;
}

function one(database: mongo.Db, name: string, filter: object) {
  return database.collection(name, PRIMARY).findOne(filter, { projection: { _id: 1 } });
}
