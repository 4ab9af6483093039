import { Binary } from 'bson';
import { CommandError, unsupported } from '../errors.js';
import { matches } from '../query/match.js';
import { parseFilter } from '../query/parse-filter.js';
import { namespaceOf, type Collection } from '../store/collection.js';
import { emptyDocument, doc, type BsonDocument } from '../values/types.js';
import { assertPlainCollation } from './arguments.js';
import type { AdminCommand, ReadCommand } from './context.js';
import { singleBatch } from './cursors.js';
import { assertDatabaseName, collectionName } from './namespace.js';

export const create: AdminCommand = {
  kind: 'admin',
  inTransaction: true,
  run: (context) => {
    const { args, database, store, transaction } = context;
    args.allow('create', 'collation');
    assertPlainCollation(args.value('collation'));
    assertDatabaseName(database);
    const name = collectionName(context);
    const present = store.catalog.find(database, name, transaction);
    if (!present) store.catalog.create(database, name, transaction);
    return new Map();
  },
};

export const drop: AdminCommand = {
  kind: 'admin',
  run: (context) => {
    const { args, database, store } = context;
    args.allow('drop');
    const collection = store.catalog.find(database, collectionName(context));
    if (!collection) return new Map();
    const nIndexesWas = collection.indexes.length;
    store.catalog.drop(collection);
    return doc({ nIndexesWas, ns: namespaceOf(collection) });
  },
};

export const dropDatabase: AdminCommand = {
  kind: 'admin',
  run: ({ args, database, store }) => {
    args.allow('dropDatabase');
    const collections = store.catalog.list(database);
    for (const collection of collections) store.catalog.drop(collection);
    return doc({ dropped: collections.length > 0 ? database : undefined });
  },
};

export const listCollections: ReadCommand = {
  kind: 'read',
  run: ({ args, database, store, cursors, reading }) => {
    args.allow('listCollections', 'filter', 'nameOnly', 'cursor', 'authorizedCollections');
    const filter = parseFilter(args.document('filter') ?? emptyDocument());
    const nameOnly = args.flag('nameOnly');
    const found = store.catalog
      .list(database)
      .map((collection) => describe(collection))
      .filter((description) => matches(filter, description))
      .map((description) =>
        nameOnly ? doc({ name: description.get('name') ?? null, type: 'collection' }) : description,
      );
    const batchSize = args.document('cursor')?.get('batchSize');
    if (batchSize === undefined) return singleBatch(found, `${database}.$cmd.listCollections`);
    return cursors.first(found.values(), `${database}.$cmd.listCollections`, {
      batchSize: Number(batchSize),
      reading,
    });
  },
};

function describe({ name, uuid }: Collection): BsonDocument {
  return doc({
    name,
    type: 'collection',
    options: doc({}),
    info: doc({ readOnly: false, uuid: new Binary(uuid, Binary.SUBTYPE_UUID) }),
    idIndex: doc({ v: 2, key: doc({ _id: 1 }), name: '_id_' }),
  });
}

export const listDatabases: ReadCommand = {
  kind: 'read',
  run: ({ args, store }) => {
    args.allow('listDatabases', 'nameOnly', 'filter', 'authorizedDatabases');
    if (!args.flag('nameOnly')) throw unsupported('listDatabases without nameOnly');
    const filter = parseFilter(args.document('filter') ?? emptyDocument());
    const names = new Set(store.catalog.list().map(({ database }) => database));
    const databases = [...names]
      .sort()
      .map((name) => doc({ name }))
      .filter((database) => matches(filter, database));
    return doc({ databases });
  },
};

/** Throws NamespaceNotFound (26). */
export function existing(context: Parameters<AdminCommand['run']>[0]): Collection {
  const name = collectionName(context);
  const collection = context.store.catalog.find(context.database, name);
  if (!collection) throw new CommandError(26, `ns does not exist: ${context.database}.${name}`);
  return collection;
}
