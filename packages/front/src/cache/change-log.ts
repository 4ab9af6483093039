import type { Tags } from './cached-reply.js';

/** Maximum number of changes remembered. If there were more while a reply was computed, it is not cached. */
const REMEMBERED = 512;

/** Recent changes, and changes in progress. */
export class ChangeLog {
  /** The number of open transactions that change a tag. */
  private readonly changing = new Map<string, number>();
  private readonly changes: Tags[] = [];
  private count = 0;

  /** The current position in the sequence of changes. */
  get position(): number {
    return this.count;
  }

  note(tags: Tags): void {
    this.count += 1;
    this.changes.push(tags);
    if (this.changes.length > REMEMBERED) this.changes.shift();
  }

  /** Until `end`, anything read about these tags may be from before or after the change. */
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

  /** Treats everything as changed. */
  clear(): void {
    this.count += REMEMBERED + 1;
    this.changes.length = 0;
  }

  /** Whether data read after the position `since` may be outdated. */
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
