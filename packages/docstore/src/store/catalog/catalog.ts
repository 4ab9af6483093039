import { randomUUID } from 'node:crypto';
import { decode } from '../../values/decode.js';
import { encode } from '../../values/encode.js';
import { doc, type BsonDocument } from '../../values/types.js';
import { indexTableOf, tableOf, type Collection, type Index } from './collection.js';
import type { Connection } from '../file/connection.js';
import type { Work } from '../../work/work.js';
import { dropTable } from './drop-table.js';
import { fillIndex } from './fill-index.js';
import { parseIndex } from './index-specification.js';

/** All collections and indexes. Each is a table in the file and an object in memory. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();
  private readonly droppedAt = new Map<string, number>();
  /** incremented with each change, so that a snapshot can tell which changes are newer than itself */
  generation = 0;

  constructor(private readonly connection: Connection) {
    const rows = connection.all('SELECT id, database, name, uuid FROM collections ORDER BY id');
    for (const [id, database, name, uuid] of rows as [number, string, string, Buffer][]) {
      const collection = this.remember({
        id,
        database,
        name,
        uuid,
        indexes: this.loadIndexes(id),
        nextRecordId: 1,
        generation: 0,
      });
      const [last] = connection.get(`SELECT max(id) FROM ${tableOf(collection)}`) ?? [];
      collection.nextRecordId = Number(last ?? 0) + 1;
    }
  }

  find(database: string, name: string): Collection | undefined {
    return this.collections.get(`${database}.${name}`);
  }

  list(database?: string): Collection[] {
    const all = [...this.collections.values()];
    return database === undefined ? all : all.filter((found) => found.database === database);
  }

  /** Whether a collection of that name was dropped after the given generation. */
  droppedSince(database: string, name: string, generation: number): boolean {
    return (this.droppedAt.get(`${database}.${name}`) ?? 0) > generation;
  }

  create(database: string, name: string): Collection {
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    return this.change(() => {
      this.connection.run(
        'INSERT INTO collections (database, name, uuid) VALUES (?, ?, ?)',
        database,
        name,
        uuid,
      );
      const id = this.lastId();
      this.connection.exec(
        `CREATE TABLE c${id} (
          id INTEGER PRIMARY KEY, sum INTEGER NOT NULL, doc BLOB NOT NULL
        )`,
      );
      const generation = this.generation + 1;
      const collection: Collection = {
        id,
        database,
        name,
        uuid,
        indexes: [],
        nextRecordId: 1,
        generation,
      };
      const primary = doc({ v: 2, key: doc({ _id: 1 }), name: '_id_' });
      collection.indexes.push(this.createIndexTable(collection, primary));
      return () => this.remember(collection);
    });
  }

  drop(collection: Collection): void {
    this.change(() => {
      for (const index of collection.indexes) this.dropIndexTable(collection, index);
      dropTable(this.connection, tableOf(collection), collection.nextRecordId);
      this.connection.run('DELETE FROM collections WHERE id = ?', collection.id);
      return () => {
        const namespace = `${collection.database}.${collection.name}`;
        this.collections.delete(namespace);
        this.droppedAt.set(namespace, this.generation + 1);
      };
    });
  }

  /**
   * Creates an index and adds all documents to it. The caller opens and ends the write.
   * @returns a function that makes the index available; to be called when the write has been committed
   */
  *addIndex(collection: Collection, specification: BsonDocument): Work<() => void> {
    const index = this.createIndexTable(collection, specification);
    yield* fillIndex(this.connection, collection, index);
    return () => {
      index.generation = ++this.generation;
      collection.indexes = [...collection.indexes, index];
    };
  }

  dropIndex(collection: Collection, index: Index): void {
    this.change(() => {
      this.dropIndexTable(collection, index);
      return () => {
        collection.indexes = collection.indexes.filter((other) => other !== index);
      };
    });
  }

  private change<T>(run: () => () => T): T {
    this.connection.exec('BEGIN IMMEDIATE');
    try {
      const apply = run();
      this.connection.exec('COMMIT');
      const result = apply();
      this.generation++;
      return result;
    } catch (error) {
      if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
      throw error;
    }
  }

  private createIndexTable(collection: Collection, specification: BsonDocument): Index {
    const definition = parseIndex(specification);
    const multikey = definition.fields.map(() => false);
    this.connection.run(
      'INSERT INTO indexes (collection, specification, multikey) VALUES (?, ?, ?)',
      collection.id,
      encode(definition.specification),
      JSON.stringify(multikey),
    );
    const index = { ...definition, id: this.lastId(), multikey, generation: this.generation + 1 };
    this.connection.exec(
      `CREATE TABLE ${indexTableOf(index)} (
        key BLOB NOT NULL, record INTEGER NOT NULL, PRIMARY KEY (key, record)
      ) WITHOUT ROWID`,
    );
    return index;
  }

  private dropIndexTable(collection: Collection, index: Index): void {
    dropTable(this.connection, indexTableOf(index), collection.nextRecordId);
    this.connection.run('DELETE FROM indexes WHERE id = ?', index.id);
  }

  private loadIndexes(collection: number): Index[] {
    const rows = this.connection.all(
      'SELECT id, specification, multikey FROM indexes WHERE collection = ? ORDER BY id',
      collection,
    ) as [number, Buffer, string][];
    return rows.map(([id, specification, multikey]) => ({
      ...parseIndex(decode(specification)),
      id,
      multikey: JSON.parse(multikey) as boolean[],
      generation: 0,
    }));
  }

  private remember(collection: Collection): Collection {
    this.collections.set(`${collection.database}.${collection.name}`, collection);
    return collection;
  }

  private lastId(): number {
    return Number(this.connection.get('SELECT last_insert_rowid()')?.[0]);
  }
}
