import { CommandError } from '../../errors.js';
import { namespaceOf, type Collection, type Index } from '../../store/catalog/collection.js';
import { parseIndex, sameIndex, sameKey } from '../../store/catalog/index-specification.js';
import { equalValues } from '../../values/compare.js';
import { doc, isDocument, type BsonDocument } from '../../values/types.js';
import type { CommandContext, DirectCommand, ReadCommand } from '../command.js';
import { collectionName } from '../namespace.js';
import type { Work } from '../../work/work.js';

export const createIndexes: DirectCommand = {
  kind: 'direct',
  fields: ['indexes', 'commitQuorum'],
  run: async (context) => {
    const { args, database, store } = context;
    const name = collectionName(context);
    const specifications = args.documents('indexes');
    if (specifications.length === 0) {
      throw new CommandError(2, 'Must specify at least one index to create');
    }
    for (const specification of specifications) parseIndex(specification);
    const present = store.catalog.find(database, name);
    const collection = await store.ensureCollection(database, name);
    const before = collection.indexes.length;
    for (const specification of specifications) {
      await store.addIndex(() => addIndex(context, collection, specification));
    }
    const after = collection.indexes.length;
    return doc({
      numIndexesBefore: before,
      numIndexesAfter: after,
      createdCollectionAutomatically: !present,
      note: after === before ? 'all indexes already exist' : undefined,
    });
  },
};

/** Does nothing if the same index exists; throws if an existing one has the same name or key but differs. */
function* addIndex(
  { store }: CommandContext,
  collection: Collection,
  specification: BsonDocument,
): Work<() => void> {
  const nothing = (): void => undefined;
  const wanted = parseIndex(specification);
  for (const index of collection.indexes) {
    if (index.name === wanted.name) {
      if (sameIndex(index, wanted) || (index.name === '_id_' && sameKey(index, wanted)))
        return nothing;
      throw new CommandError(
        86,
        `An existing index has the same name as the requested index: ${index.name}`,
      );
    }
    if (!sameKey(index, wanted)) continue;
    if (index.name === '_id_') return nothing;
    throw new CommandError(
      85,
      `Index already exists with a different name or options: ${index.name}`,
    );
  }
  return yield* store.catalog.addIndex(collection, specification);
}

export const listIndexes: ReadCommand = {
  kind: 'read',
  fields: ['cursor'],
  *run(context) {
    const { cursors, reading } = context;
    const collection = existing(context);
    const shown = collection.indexes.map(({ specification }) => specification);
    return yield* cursors.first(shown, namespaceOf(collection), { reading });
  },
};

export const dropIndexes: DirectCommand = {
  kind: 'direct',
  fields: ['index'],
  run: (context) =>
    context.store.change((catalog) => {
      const collection = existing(context);
      const nIndexesWas = collection.indexes.length;
      for (const index of chosen(context, collection)) catalog.dropIndex(collection, index);
      return doc({ nIndexesWas });
    }),
};

/** @throws CommandError NamespaceNotFound (26) */
function existing(context: CommandContext): Collection {
  const name = collectionName(context);
  const collection = context.store.catalog.find(context.database, name);
  if (collection) return collection;
  throw new CommandError(26, `ns does not exist: ${context.database}.${name}`);
}

/** The indexes named by a name, a list of names, a key pattern, or `*` for all; never the index of `_id`. */
function chosen({ args }: CommandContext, collection: Collection): Index[] {
  const wanted = args.value('index');
  if (wanted === '*') return collection.indexes.filter(({ name }) => name !== '_id_');
  return (Array.isArray(wanted) ? wanted : [wanted]).map((one) => {
    const found = collection.indexes.find(({ name, specification }) =>
      isDocument(one) ? equalValues(specification.get('key'), one) : name === one,
    );
    if (!found) {
      const shown = typeof one === 'string' ? one : 'key pattern';
      throw new CommandError(27, `index not found with name [${shown}]`);
    }
    if (found.name === '_id_') throw new CommandError(72, 'cannot drop _id index');
    return found;
  });
}
