import { readdir } from 'node:fs/promises';
import { MongoClient } from 'mongodb';
import { serveDatabase } from '@shop/test-shop/shop/database-process';

/** What an import needs only until it is over. */
const COLLECTIONS = ['importfiles', 'importphotofiles', 'importresults'];

/** What is left of imports that are over, in the embedded database of a closed shop and in its temporary folder. */
export async function leftovers(dataDir: string, temporary: string): Promise<string[]> {
  const database = await serveDatabase(dataDir);
  const uri = `mongodb://127.0.0.1:${database.port}/shop?directConnection=true`;
  const client = await MongoClient.connect(uri);
  try {
    const found = await readdir(temporary);
    for (const name of COLLECTIONS) {
      const count = await client.db().collection(name).countDocuments();
      if (count > 0) found.push(`${count} of ${name}`);
    }
    return found;
  } finally {
    await client.close();
    await database.kill();
  }
}
