import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** How the names of the databases of this run begin that its files share. */
    keptDatabases: string;
  }
}

/** On a server that outlives the tests, removes the databases that their files shared. */
export default function dropDatabases(project: TestProject) {
  const prefix = `test_${randomBytes(6).toString('hex')}_`;
  project.provide('keptDatabases', prefix);
  return async () => {
    const uri = process.env.MONGODB_URI;
    if (!uri) return;
    const connection = await mongoose.createConnection(uri).asPromise();
    try {
      const server = connection.getClient().db().admin();
      const { databases } = await server.listDatabases({ nameOnly: true });
      for (const { name } of databases)
        if (name.startsWith(prefix)) await connection.useDb(name).dropDatabase();
    } finally {
      await connection.close();
    }
  };
}
