import { CommandError } from '../errors.js';
import type { Collection } from '../store/collection.js';
import type { Unit } from '../store/unit.js';
import { CollectionMissing } from './collection-missing.js';
import type { CommandContext } from './context.js';

/** The collection that a command names; throws InvalidNamespace (73). */
export function collectionName({ args }: CommandContext, field = args.command): string {
  const name = args.text(field);
  assertCollectionName(name);
  return name;
}

export function assertCollectionName(name: string): void {
  if (name === '' || name.startsWith('system.') || name.includes('\0') || name.includes('$')) {
    throw new CommandError(73, `Invalid collection name: '${name}'`);
  }
}

export function assertDatabaseName(name: string): void {
  if (name === '' || name.length > 63 || /[/\\. "$*<>:|?\0]/.test(name)) {
    throw new CommandError(73, `Invalid database name: '${name}'`);
  }
}

/** The collection to read from; undefined if there is none, which reads as empty. */
export function readable(context: CommandContext, name: string): Collection | undefined {
  return context.reading.collection(context.database, name);
}

/** The collection to write to. */
export function writable(context: CommandContext, unit: Unit, name: string): Collection {
  const collection = unit.collection(context.database, name);
  if (!collection) throw new CollectionMissing(context.database, name);
  return collection;
}
