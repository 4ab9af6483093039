import { CommandError } from '../errors.js';
import type { Collection } from '../store/catalog/collection.js';
import type { Unit } from '../store/units/unit.js';
import type { CommandContext, ReadContext } from './command.js';
import { CollectionMissing } from './writes/collection-missing.js';

/**
 * The collection that a command names.
 * @throws CommandError InvalidNamespace (73)
 */
export function collectionName({ args }: CommandContext): string {
  const name = args.text(args.command);
  if (name !== '' && !name.startsWith('system.') && !/[\0$]/.test(name)) return name;
  throw new CommandError(73, `Invalid collection name: '${name}'`);
}

/** @throws CommandError InvalidNamespace (73) */
export function assertDatabaseName(name: string): void {
  if (name === '' || name.length > 63 || /[/\\. "$*<>:|?\0]/.test(name)) {
    throw new CommandError(73, `Invalid database name: '${name}'`);
  }
}

/** The collection to read from; undefined if it does not exist, which reads as empty. */
export function readable(context: ReadContext, name: string): Collection | undefined {
  return context.reading.collection(context.database, name);
}

/** The collection to write to. @throws CollectionMissing; the caller creates it and runs the write again */
export function writable(context: CommandContext, unit: Unit, name: string): Collection {
  const collection = unit.collection(context.database, name);
  if (!collection) throw new CollectionMissing(context.database, name);
  return collection;
}
