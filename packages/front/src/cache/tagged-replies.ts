import { LRUCache } from 'lru-cache';
import type { CachedReply, Tags } from './cached-reply.js';

/** Longest time that a reply is cached, so that changes made by hand in the database show up as well. */
const LONGEST_MS = 60_000;

/** A cache of replies with a maximum size in bytes, which drops replies by tag. */
export class TaggedReplies {
  private readonly replies: LRUCache<string, CachedReply>;
  private readonly keysByTag = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.replies = new LRUCache<string, CachedReply>({
      maxSize: maxBytes,
      // The characters of a key may take two bytes each.
      sizeCalculation: ({ size }, key) => size + key.length * 2,
      ttl: LONGEST_MS,
      dispose: ({ tags }, key) => this.forgetTags(key, tags),
    });
  }

  get(key: string): CachedReply | undefined {
    return this.replies.get(key);
  }

  set(key: string, reply: CachedReply): void {
    this.replies.set(key, reply);
    if (!this.replies.has(key)) return;
    for (const tag of reply.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(key));
    }
  }

  /** Drops all replies with one of these tags. */
  drop(tags: Tags): void {
    const keys = new Set(tags.flatMap((tag) => [...(this.keysByTag.get(tag) ?? [])]));
    for (const key of keys) this.replies.delete(key);
  }

  clear(): void {
    this.replies.clear();
  }

  private forgetTags(key: string, tags: Tags): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
