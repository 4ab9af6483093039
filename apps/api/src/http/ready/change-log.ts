import type { Tags } from './ready-answer.js';

/** Changes that are remembered. An answer that took longer to compute is not kept. */
const REMEMBERED = 512;

/** What has changed lately, and what is being changed. */
export class ChangeLog {
  /** How many transactions are changing what a tag names. */
  private readonly changing = new Map<string, number>();
  private readonly changes: Tags[] = [];
  private count = 0;

  /** A place in the order of changes. */
  get position(): number {
    return this.count;
  }

  note(tags: Tags): void {
    this.count += 1;
    this.changes.push(tags);
    if (this.changes.length > REMEMBERED) this.changes.shift();
  }

  /** From now until `end`, whatever shows one of these may be of before or of afterwards. */
  begin(tags: Tags): void {
    for (const tag of tags) this.changing.set(tag, (this.changing.get(tag) ?? 0) + 1);
  }

  end(tags: Tags): void {
    this.note(tags);
    for (const tag of tags) {
      const left = (this.changing.get(tag) ?? 1) - 1;
      if (left > 0) this.changing.set(tag, left);
      else this.changing.delete(tag);
    }
  }

  /** Anything may have changed. */
  clear(): void {
    this.count += REMEMBERED + 1;
    this.changes.length = 0;
  }

  /** Whether what was read since a position may be of before a change. */
  hasChanged(tags: Tags, since: number): boolean {
    if (tags.some((tag) => this.changing.has(tag))) return true;
    const later = this.count - since;
    if (later > this.changes.length) return true;
    const own = new Set(tags);
    return (
      later > 0 && this.changes.slice(-later).some((changed) => changed.some((tag) => own.has(tag)))
    );
  }
}
