import { LRUCache } from 'lru-cache';
import type { ReadyAnswer, Tags } from './ready-answer.js';

/** A place in the order of changes, taken before an answer is computed. */
export interface Ticket {
  readonly key: string;
  readonly since: number;
}

/** Whether the changes of other instances are known up to the last second. */
export interface Currency {
  isCurrent(): boolean;
  /** Resolves when all changes that were there when it was called are known, or can't be read. */
  catchUp(): Promise<void>;
}

/** For a database that nobody else writes to. */
export const ALWAYS_CURRENT: Currency = { isCurrent: () => true, catchUp: () => Promise.resolve() };

/** The longest that any answer is kept, so that changes made by hand in the database are seen as well. */
const LONGEST_MS = 60_000;
/** Changes that are remembered. An answer that took longer to compute is not kept. */
const REMEMBERED = 512;
/** Addresses that were asked for once. The second time their answer is kept. */
const ASKED_ONCE = 20_000;

/**
 * Complete replies in memory. An answer is kept only if nothing it shows has changed since its computation began, and
 * is dropped before a change of what it shows becomes visible anywhere else.
 */
export class ReadyAnswers {
  private readonly answers: LRUCache<string, ReadyAnswer>;
  private readonly askedOnce = new LRUCache<string, true>({ max: ASKED_ONCE });
  private readonly keysByTag = new Map<string, Set<string>>();
  /** How many transactions are changing what a tag names. */
  private readonly changing = new Map<string, number>();
  private readonly changes: Tags[] = [];
  private changeCount = 0;
  /** For each address, the ticket whose answer may be kept. */
  private readonly leading = new Map<string, Ticket>();
  private currency = ALWAYS_CURRENT;

  constructor(maxBytes: number) {
    this.answers = new LRUCache<string, ReadyAnswer>({
      maxSize: maxBytes,
      sizeCalculation: ({ size }) => size,
      ttl: LONGEST_MS,
      dispose: ({ tags }, key) => this.forgetTags(key, tags),
    });
  }

  /** Call this when other instances change the database, too. */
  follow(currency: Currency): void {
    this.currency = currency;
  }

  get(key: string): ReadyAnswer | undefined {
    return this.currency.isCurrent() ? this.answers.get(key) : undefined;
  }

  /** To be called before anything is read for an answer; `end` must follow. */
  begin(key: string): Ticket {
    const ticket = { key, since: this.changeCount };
    if (!this.leading.has(key)) this.leading.set(key, ticket);
    return ticket;
  }

  /** To be awaited before an answer is sent, so that nobody sees an earlier one afterwards. */
  catchUp(): Promise<void> {
    return this.currency.catchUp();
  }

  /** Keeps the answer that was computed, if there is one and it is current. */
  end(ticket: Ticket, answer?: ReadyAnswer): void {
    const isLeading = this.leading.get(ticket.key) === ticket;
    // Another request for this address read later and was answered first, so the earlier answer must not be kept.
    if (isLeading || answer) this.leading.delete(ticket.key);
    if (!isLeading || !answer || this.hasChanged(answer.tags, ticket.since)) return;
    if (!this.askedOnce.has(ticket.key)) {
      this.askedOnce.set(ticket.key, true);
      return;
    }
    this.answers.set(ticket.key, answer);
    if (!this.answers.has(ticket.key)) return;
    for (const tag of answer.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(ticket.key));
    }
  }

  /** Gives up all answers that show one of these. */
  giveUp(tags: Tags): void {
    this.changeCount += 1;
    this.changes.push(tags);
    if (this.changes.length > REMEMBERED) this.changes.shift();
    for (const tag of tags) {
      for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.answers.delete(key);
    }
  }

  /**
   * Keeps no answers that show one of these until the returned function is called: from before a transaction changes
   * them until its outcome is known.
   */
  beginChange(tags: Tags): () => void {
    for (const tag of tags) this.changing.set(tag, (this.changing.get(tag) ?? 0) + 1);
    this.giveUp(tags);
    return () => {
      this.giveUp(tags);
      for (const tag of tags) {
        const left = (this.changing.get(tag) ?? 1) - 1;
        if (left > 0) this.changing.set(tag, left);
        else this.changing.delete(tag);
      }
    };
  }

  /** Gives up all answers, and those that are being computed. */
  clear(): void {
    this.changeCount += REMEMBERED + 1;
    this.changes.length = 0;
    this.answers.clear();
  }

  private hasChanged(tags: Tags, since: number): boolean {
    if (tags.some((tag) => this.changing.has(tag))) return true;
    const later = this.changeCount - since;
    if (later > this.changes.length) return true;
    const own = new Set(tags);
    return (
      later > 0 && this.changes.slice(-later).some((changed) => changed.some((tag) => own.has(tag)))
    );
  }

  private forgetTags(key: string, tags: Tags): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
