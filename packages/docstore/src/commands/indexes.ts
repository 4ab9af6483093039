import { CommandError } from '../errors.js';
import { parseIndex, sameIndex, sameKey } from '../store/index-specification.js';
import { namespaceOf, type Collection, type Index } from '../store/collection.js';
import { fillIndex } from '../store/fill-index.js';
import { equalValues } from '../values/compare.js';
import { doc, isDocument, type BsonDocument } from '../values/types.js';
import { existing } from './collections.js';
import type { AdminCommand, CommandContext } from './context.js';
import { assertDatabaseName, collectionName } from './namespace.js';

export const createIndexes: AdminCommand = {
  kind: 'admin',
  inTransaction: true,
  run: (context) => {
    const { args, database, store, transaction } = context;
    args.allow('createIndexes', 'indexes', 'commitQuorum');
    const name = collectionName(context);
    const specifications = args.documents('indexes');
    if (specifications.length === 0)
      throw new CommandError(2, 'Must specify at least one index to create');
    for (const specification of specifications) parseIndex(specification);
    assertDatabaseName(database);
    const present = store.catalog.find(database, name, transaction);
    const collection = present ?? store.catalog.create(database, name, transaction);
    const before = collection.indexes.length;
    for (const specification of specifications) addIndex(context, collection, specification);
    const after = collection.indexes.length;
    return doc({
      numIndexesBefore: before,
      numIndexesAfter: after,
      createdCollectionAutomatically: !present,
      note: after === before ? 'all indexes already exist' : undefined,
    });
  },
};

/** Does nothing for an index that is there already; refuses one that only looks like it. */
function addIndex(
  { store, transaction }: CommandContext,
  collection: Collection,
  specification: BsonDocument,
): void {
  const wanted = parseIndex(specification);
  for (const index of collection.indexes) {
    if (index.name === wanted.name) {
      if (sameIndex(index, wanted) || (index.name === '_id_' && sameKey(index, wanted))) return;
      throw new CommandError(
        86,
        `An existing index has the same name as the requested index: ${index.name}`,
      );
    }
    if (!sameKey(index, wanted)) continue;
    if (index.name === '_id_') return;
    throw new CommandError(
      85,
      `Index already exists with a different name or options: ${index.name}`,
    );
  }
  if (transaction && collection.creator !== transaction) {
    throw new CommandError(
      263,
      'Cannot create new indexes on existing collections in a multi-document transaction.',
    );
  }
  store.catalog.addIndex(collection, specification, (index) =>
    fillIndex(store.main, collection, index),
  );
}

export const listIndexes: AdminCommand = {
  kind: 'admin',
  run: (context) => {
    const { args, cursors, reading } = context;
    args.allow('listIndexes', 'cursor');
    const collection = existing(context);
    const shown = collection.indexes.map(({ specification }) => specification);
    const batchSize = args.document('cursor')?.get('batchSize');
    return cursors.first(shown.values(), namespaceOf(collection), {
      batchSize: batchSize === undefined ? undefined : Number(batchSize),
      reading,
    });
  },
};

export const dropIndexes: AdminCommand = {
  kind: 'admin',
  run: (context) => {
    const { args, store } = context;
    args.allow('dropIndexes', 'index');
    const collection = existing(context);
    const nIndexesWas = collection.indexes.length;
    for (const index of chosen(context, collection)) store.catalog.dropIndex(collection, index);
    return doc({ nIndexesWas });
  },
};

/** By name, by names, by key pattern, or all of them with `*`; never the index of `_id`. */
function chosen({ args }: CommandContext, collection: Collection): Index[] {
  const wanted = args.value('index');
  if (wanted === '*') return collection.indexes.filter(({ name }) => name !== '_id_');
  return (Array.isArray(wanted) ? wanted : [wanted]).map((one) => {
    const found = collection.indexes.find(({ name, specification }) =>
      isDocument(one) ? equalValues(specification.get('key'), one) : name === one,
    );
    if (!found)
      throw new CommandError(
        27,
        `index not found with name [${typeof one === 'string' ? one : 'key pattern'}]`,
      );
    if (found.name === '_id_') throw new CommandError(72, 'cannot drop _id index');
    return found;
  });
}
