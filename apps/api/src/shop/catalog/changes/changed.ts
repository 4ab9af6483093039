import type { Tags } from '@shop/front';
import { afterTransaction } from '@shop/mongo';
import type { ClientSession } from 'mongoose';
import { ChangeModel } from '@shop/mongo/changes';
import { announce } from '../../webhooks/index.js';
import { stockMayBeBack } from '../stock-alerts/check-later.js';
import { productIdsIn } from './tags.js';

/**
 * Receives the tags of a change. The function it returns is called, and awaited, once the outcome of the transaction is
 * known.
 */
type Listener = (tags: Tags) => (isCommitted: boolean) => Promise<void> | void;

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
 * @param tags of what changes, see `tags.ts`.
 * @param products what happens to the products among them, for other programs; `sold`: only their pieces change.
 */
export async function changed(
  tags: Tags,
  session: ClientSession,
  products: 'created' | 'updated' | 'deleted' | 'sold' = 'updated',
): Promise<void> {
  if (products !== 'sold') await announce(`product.${products}`, productIdsIn(tags), session);
  if (products === 'updated') await stockMayBeBack(productIdsIn(tags), session);
  for (const listener of listeners) afterTransaction(session, listener(tags));
  if (!writer) return;
  await writer.register();
  const record = { writer: writer.id, number: writer.next++, tags: [...tags], at: new Date() };
  // Bypasses the model: validating a record that is built here would slow down every sale in a shared database.
  await ChangeModel.collection.insertOne(record, { session });
}
