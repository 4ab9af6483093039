import { createHash } from 'node:crypto';
import { BSON, type Db } from 'mongodb';

/** A digest of all documents of each collection, by the collection's name. */
export async function digests(db: Db): Promise<Record<string, string>> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name).sort();
  const found = names.map(async (name) => [name, await digest(db, name)] as const);
  return Object.fromEntries(await Promise.all(found));
}

async function digest(db: Db, name: string): Promise<string> {
  const hash = createHash('sha256');
  const documents = db.collection(name).find({}, { sort: { _id: 1 } });
  for await (const document of documents) hash.update(BSON.serialize(document));
  return hash.digest('hex');
}
