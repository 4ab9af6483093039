import { randomUUID } from 'node:crypto';
import type { Currency, ReadyAnswers } from '../../http/ready/ready-answers.js';
import { CatalogWriterModel } from './catalog-change.model.js';
import { ChangeReader } from './change-reader.js';
import { onCatalogChange, recordChangesAs } from './record-change.js';

/** Changes of other instances are seen within this time. */
const CURRENT_MS = 1_000;
const POLL_MS = 250;
/** After this long without a request, changes are no longer read. */
const ASLEEP_MS = 10_000;
/** After this long without reading changes, all ready replies are dropped: some records may have expired. */
const LOST_MS = 60_000;
/** How often an instance reports that it is there. */
const REGISTERED_MS = 60_000;

/** Drops ready replies before this process changes what they show. */
export function giveUpOwnChanges(answers: ReadyAnswers): () => void {
  return onCatalogChange((tags) => answers.beginChange(tags));
}

/** Records this process's changes for other instances that use the same database. */
export function shareOwnChanges(id = randomUUID()): void {
  let registeredUntil = -Infinity;
  recordChangesAs(id, async () => {
    if (performance.now() < registeredUntil) return;
    const now = performance.now();
    await CatalogWriterModel.updateOne(
      { _id: id },
      { $set: { aliveAt: new Date() } },
      { upsert: true },
    );
    registeredUntil = now + REGISTERED_MS;
  });
}

/** Drops ready replies that other instances made outdated. @returns a function that stops it. */
export function followOthersChanges(
  answers: ReadyAnswers,
  reader = new ChangeReader(),
): () => void {
  let currentUntil = -Infinity;
  let askedAt = performance.now();
  let readAt = performance.now();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const read = async () => {
    const startedAt = performance.now();
    try {
      if (startedAt - readAt > LOST_MS) {
        reader.restart();
        answers.clear();
      }
      for (const tags of await reader.read()) answers.giveUp(tags);
      readAt = startedAt;
      currentUntil = startedAt + CURRENT_MS;
    } catch {
      // Requests that find no database report it. Here it only means that nothing is ready.
      currentUntil = -Infinity;
    }
  };
  const currency: Currency = {
    isCurrent() {
      askedAt = performance.now();
      return askedAt < currentUntil;
    },
    catchUp() {
      next ??= (running ?? Promise.resolve()).then(() => {
        next = undefined;
        running = read();
        return running;
      });
      return next;
    },
  };
  const timer = setInterval(() => {
    if (performance.now() - askedAt < ASLEEP_MS) void currency.catchUp();
  }, POLL_MS);
  timer.unref();
  answers.follow(currency);
  return () => clearInterval(timer);
}
