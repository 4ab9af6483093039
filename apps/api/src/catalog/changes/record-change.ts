import type { ClientSession, Types } from 'mongoose';
import { afterTransaction } from '../../mongo/transaction.js';
import { CatalogChangeModel } from './catalog-change.model.js';
import { LISTS, SEARCH_RULES, SETTINGS, categoryTag, productTag } from './tags.js';

/** What a transaction changes. */
interface CatalogChange {
  products?: readonly (Types.ObjectId | string)[];
  categories?: readonly (Types.ObjectId | string)[];
  /** Whether only pieces in stock change, so that no list gains or loses a product. */
  isOnlyStock?: boolean;
}

/**
 * Receives the tags of a change, and whether only pieces in stock change. The function it returns is called, and
 * awaited, once the outcome of the transaction is known.
 */
type Listener = (
  tags: readonly string[],
  isOnlyStock: boolean,
) => (isCommitted: boolean) => Promise<void> | void;

const listeners = new Set<Listener>();
let writer: { id: string; next: number; register: () => Promise<void> } | undefined;

/** Registers a listener for the changes that this process makes. @returns a function that removes it. */
export function onCatalogChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on records changes for other instances under this id. */
export function recordChangesAs(id: string, register: () => Promise<void>): void {
  writer = { id, next: 1, register };
}

/**
 * Invalidates cached replies that a transaction makes outdated, in this and all other instances. Every transaction
 * that changes what visitors see must call it.
 */
export async function recordChange(
  { products = [], categories = [], isOnlyStock = false }: CatalogChange,
  session: ClientSession,
): Promise<void> {
  await recordTags(
    [...products.map(productTag), ...categories.map(categoryTag), ...(isOnlyStock ? [] : [LISTS])],
    session,
    isOnlyStock,
  );
}

/** Like `recordChange`, for synonyms and pinned products: any search result may change. */
export function recordSearchChange(session: ClientSession): Promise<void> {
  return recordTags([LISTS, SEARCH_RULES], session);
}

/** Like `recordChange`, for the shop's settings, which every page shows. */
export function recordSettingsChange(session: ClientSession): Promise<void> {
  return recordTags([SETTINGS], session);
}

async function recordTags(
  tags: string[],
  session: ClientSession,
  isOnlyStock = false,
): Promise<void> {
  for (const listener of listeners) afterTransaction(session, listener(tags, isOnlyStock));
  if (!writer) return;
  await writer.register();
  const record = { writer: writer.id, number: writer.next++, tags, at: new Date() };
  // Bypasses the model: validating a record that is built here would slow down every sale in a shared database.
  await CatalogChangeModel.collection.insertOne(record, { session });
}
