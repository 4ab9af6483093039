import { LRUCache } from 'lru-cache';
import type { CachedReply, Tags } from './cached-reply.js';
import { ChangeLog } from './change-log.js';
import { ALWAYS_FRESH, type Freshness } from './freshness.js';
import { TaggedReplies } from './tagged-replies.js';

/** The position in the sequence of changes, taken before a reply is computed. */
export interface Ticket {
  readonly key: string;
  readonly since: number;
}

/** Maximum size of the keys remembered after one request: some 20,000 URLs. The second request caches their reply. */
const REQUESTED_ONCE_BYTES = 4 * 1024 * 1024;
/** The approximate memory of a remembered key besides its characters, which may take two bytes each. */
const KEY_OVERHEAD_BYTES = 100;

/**
 * Caches complete replies in memory. A reply is cached only if nothing that it shows has changed since its computation
 * began, and is dropped before anybody may have seen such a change.
 */
export class ReplyCache {
  private readonly replies: TaggedReplies;
  private readonly requestedOnce = new LRUCache<string, true>({
    maxSize: REQUESTED_ONCE_BYTES,
    sizeCalculation: (_, key) => key.length * 2 + KEY_OVERHEAD_BYTES,
  });
  private readonly log = new ChangeLog();
  /** For each key, the ticket whose reply may be cached. */
  private readonly leading = new Map<string, Ticket>();
  private freshness = ALWAYS_FRESH;

  constructor(maxBytes: number) {
    this.replies = new TaggedReplies(maxBytes);
  }

  /** Call this when other instances change the database, too. */
  follow(freshness: Freshness): void {
    this.freshness = freshness;
  }

  get(key: string): CachedReply | undefined {
    return this.freshness.isFresh() ? this.replies.get(key) : undefined;
  }

  /** Call this before anything is read for a reply; `end` must follow. */
  begin(key: string): Ticket {
    const ticket = { key, since: this.log.position };
    if (!this.leading.has(key)) this.leading.set(key, ticket);
    return ticket;
  }

  /** Await this before a reply is sent, so that nobody sees an older one afterwards. */
  catchUp(): Promise<void> {
    return this.freshness.catchUp();
  }

  /** Caches the computed reply, if there is one and nothing has changed that it shows. */
  end(ticket: Ticket, reply?: CachedReply): void {
    const { key, since } = ticket;
    const isLeading = this.leading.get(key) === ticket;
    // Another request for this key read later and was answered first, so the earlier reply must not be cached.
    if (isLeading || reply) this.leading.delete(key);
    if (!isLeading || !reply || this.log.hasChanged(reply.tags, since)) return;
    if (this.requestedOnce.has(key)) this.replies.set(key, reply);
    else this.requestedOnce.set(key, true);
  }

  /** Drops all replies with one of these tags. */
  invalidate(tags: Tags): void {
    this.log.note(tags);
    this.replies.drop(tags);
  }

  /**
   * Drops all replies with these tags, and caches no others until the returned function is called: from before a
   * transaction changes what they show until its outcome is known.
   */
  beginChange(tags: Tags): () => void {
    this.log.begin(tags);
    this.replies.drop(tags);
    return () => this.log.end(tags);
  }

  /** Drops all replies, including those that are being computed. */
  clear(): void {
    this.log.clear();
    this.replies.clear();
  }
}
