import { randomUUID } from 'node:crypto';
import type { Currency, ReadyAnswers } from '../../http/ready/ready-answers.js';
import { CatalogWriterModel } from './catalog-change.model.js';
import { ChangeReader } from './change-reader.js';
import { onCatalogChange, recordChangesAs } from './record-change.js';

/** Others' changes are seen within this. */
const CURRENT_MS = 1_000;
const POLL_MS = 250;
/** Nobody asked for so long: no need to read what changed. */
const ASLEEP_MS = 10_000;
/** After so long without reading changes everything is given up: some may have been deleted meanwhile. */
const LOST_MS = 60_000;
/** How often an instance reports that it is there. */
const REGISTERED_MS = 60_000;

/** Gives up answers before this process changes what they show. */
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

/** Gives up answers that other instances have changed. @returns a function that ends it. */
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
