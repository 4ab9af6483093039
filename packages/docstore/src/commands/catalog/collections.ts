import { Binary } from 'bson';
import { unsupported } from '../../errors.js';
import { matches } from '../../query/match.js';
import { parseFilter } from '../../query/parse-filter.js';
import { namespaceOf, type Collection } from '../../store/catalog/collection.js';
import { doc, emptyDocument, type BsonDocument } from '../../values/types.js';
import type { DirectCommand, ReadCommand } from '../command.js';
import { collectionName } from '../namespace.js';

export const create: DirectCommand = {
  kind: 'direct',
  fields: [],
  run: async (context) => {
    await context.store.ensureCollection(context.database, collectionName(context));
    return new Map();
  },
};

export const drop: DirectCommand = {
  kind: 'direct',
  fields: [],
  run: (context) => {
    const { database, store } = context;
    const name = collectionName(context);
    return store.change((catalog) => {
      const collection = catalog.find(database, name);
      if (!collection) return new Map();
      const nIndexesWas = collection.indexes.length;
      catalog.drop(collection);
      return doc({ nIndexesWas, ns: namespaceOf(collection) });
    });
  },
};

export const dropDatabase: DirectCommand = {
  kind: 'direct',
  fields: [],
  run: ({ database, store }) =>
    store.change((catalog) => {
      const collections = catalog.list(database);
      for (const collection of collections) catalog.drop(collection);
      return doc({ dropped: collections.length > 0 ? database : undefined });
    }),
};

export const listCollections: ReadCommand = {
  kind: 'read',
  fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  *run({ args, database, store, cursors, reading }) {
    const filter = parseFilter(args.document('filter') ?? emptyDocument());
    const describe = args.flag('nameOnly') ? describeBriefly : describeFully;
    const found = store.catalog
      .list(database)
      .filter((collection) => matches(filter, describeFully(collection)))
      .map((collection) => describe(collection));
    return yield* cursors.first(found, `${database}.$cmd.listCollections`, { reading });
  },
};

function describeBriefly({ name }: Collection): BsonDocument {
  return doc({ name, type: 'collection' });
}

function describeFully(collection: Collection): BsonDocument {
  return new Map([
    ...describeBriefly(collection),
    ...doc({
      options: doc({}),
      info: doc({ readOnly: false, uuid: new Binary(collection.uuid, Binary.SUBTYPE_UUID) }),
      idIndex: doc({ v: 2, key: doc({ _id: 1 }), name: '_id_' }),
    }),
  ]);
}

export const listDatabases: DirectCommand = {
  kind: 'direct',
  fields: ['nameOnly', 'filter', 'authorizedDatabases'],
  run: ({ args, store }) => {
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
