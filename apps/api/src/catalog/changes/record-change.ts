import type { ClientSession, Types } from 'mongoose';
import { afterTransaction } from '../../mongo/transaction.js';
import { CatalogChangeModel } from './catalog-change.model.js';
import { LISTS, categoryTag, productTag } from './tags.js';

/** What a transaction changes. */
interface CatalogChange {
  products?: readonly (Types.ObjectId | string)[];
  categories?: readonly (Types.ObjectId | string)[];
  /** Whether only pieces in stock change: no list gains or loses a product. */
  isOnlyStock?: boolean;
}

/** Is told of changes, and calls the function that it returned when their outcome is known. */
type Listener = (tags: readonly string[]) => () => void;

const listeners = new Set<Listener>();
let writer: { id: string; next: number; register: () => Promise<void> } | undefined;

/** Hears of the changes that this process makes. @returns a function that ends it. */
export function onCatalogChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on changes are recorded for other instances, under this name. */
export function recordChangesAs(id: string, register: () => Promise<void>): void {
  writer = { id, next: 1, register };
}

/**
 * Makes sure that nobody is shown what was there before a transaction of the catalogue, once it is committed. To be
 * called inside of it, by every transaction that changes what visitors see.
 */
export async function recordChange(
  { products = [], categories = [], isOnlyStock = false }: CatalogChange,
  session: ClientSession,
): Promise<void> {
  const tags = [
    ...products.map(productTag),
    ...categories.map(categoryTag),
    ...(isOnlyStock ? [] : [LISTS]),
  ];
  for (const listener of listeners) afterTransaction(session, listener(tags));
  if (!writer) return;
  await writer.register();
  const record = { writer: writer.id, number: writer.next++, tags, at: new Date() };
  await CatalogChangeModel.create([record], { session });
}
