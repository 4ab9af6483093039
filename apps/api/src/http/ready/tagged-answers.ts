import { LRUCache } from 'lru-cache';
import type { AskedFor } from './asked-for.js';
import type { ReadyAnswer, Tags } from './ready-answer.js';

/** Longest time that an answer is cached, so that changes made by hand in the database show up as well. */
const LONGEST_MS = 60_000;

/** An answer, and the request that it answers. */
export interface KeptAnswer {
  answer: ReadyAnswer;
  asked: AskedFor;
}

interface Entry extends KeptAnswer {
  /** How often it was sent from the cache. */
  uses: number;
}

/** A cache of answers with a maximum size in bytes, which drops answers by tag. */
export class TaggedAnswers {
  private readonly entries: LRUCache<string, Entry>;
  private readonly keysByTag = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.entries = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      // The characters of the key are stored again in the request, and may take two bytes each.
      sizeCalculation: ({ answer }, key) => answer.size + key.length * 4,
      ttl: LONGEST_MS,
      dispose: ({ answer }, key) => this.forgetTags(key, answer.tags),
    });
  }

  /** Returns an answer to send, and counts the use. */
  take(key: string): ReadyAnswer | undefined {
    const entry = this.entries.get(key);
    if (entry) entry.uses += 1;
    return entry?.answer;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  set(key: string, kept: KeptAnswer): void {
    this.entries.set(key, { ...kept, uses: 0 });
    if (!this.entries.has(key)) return;
    for (const tag of kept.answer.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(key));
    }
  }

  /** The requests whose answers have one of these tags and were sent from the cache, the most frequent first. */
  wanted(tags: Tags): AskedFor[] {
    return this.keysOf(tags)
      .flatMap((key) => this.entries.peek(key) ?? [])
      .filter(({ uses }) => uses > 0)
      .sort((a, b) => b.uses - a.uses)
      .map(({ asked }) => asked);
  }

  /** Drops all answers with one of these tags. */
  drop(tags: Tags): void {
    for (const key of this.keysOf(tags)) this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  private keysOf(tags: Tags): string[] {
    return [...new Set(tags.flatMap((tag) => [...(this.keysByTag.get(tag) ?? [])]))];
  }

  private forgetTags(key: string, tags: Tags): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
