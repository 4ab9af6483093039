import { randomUUID } from 'node:crypto';
import { followChanges, type ChangeConsumer, type ReplyCache } from '@shop/front';
import { ChangeReader, WriterModel } from '@shop/mongo/changes';
import { onCatalogChange, recordChangesAs } from './changed.js';

/** How often an instance registers that it is alive. */
const REGISTERED_MS = 60_000;

/** Drops cached replies before anybody can have seen that this process changed what they show. */
export function invalidateOwnChanges(cache: ReplyCache): () => void {
  return onCatalogChange((tags) => cache.beginChange(tags));
}

/** Records this process's changes for other instances that use the same database. */
export function shareOwnChanges(id = randomUUID()): void {
  let registeredUntil = -Infinity;
  recordChangesAs(id, async () => {
    if (performance.now() < registeredUntil) return;
    const now = performance.now();
    await WriterModel.updateOne({ _id: id }, { $set: { aliveAt: new Date() } }, { upsert: true });
    registeredUntil = now + REGISTERED_MS;
  });
}

/** Passes the changes of other instances on to the consumers. */
export function followOthersChanges(
  consumers: readonly ChangeConsumer[],
  reader = new ChangeReader(),
): ReturnType<typeof followChanges> {
  return followChanges(consumers, reader);
}
