import type { Catalog } from '../catalog/catalog.js';
import type { Collection } from '../catalog/collection.js';
import type { Connection } from '../file/connection.js';
import type { Counts } from '../tallies/counts.js';
import type { Snapshots } from './snapshots.js';
import type { View } from './view.js';

/**
 * What a command outside of transactions reads: the store at one moment. A short command reads the
 * store directly, because nothing can change meanwhile. At its first pause a longer one takes a snapshot,
 * before others can write, and reads from that until it ends. While an atomic write of several slices is
 * under way, every read takes a snapshot, which shows nothing of that write.
 */
export class ReadView implements View {
  readonly isTransaction = false;
  /** whether everything read so far comes from the same moment */
  isOfOneMoment = true;
  private snapshot?: Connection;

  constructor(
    private readonly main: Connection,
    private readonly catalog: Catalog,
    private readonly snapshots: Snapshots,
    private readonly present: Counts,
  ) {}

  get connection(): Connection {
    return this.snapshot ?? this.main;
  }

  get tallies(): Counts | undefined {
    return this.snapshot ? undefined : this.present;
  }

  collection(database: string, name: string): Collection | undefined {
    return this.catalog.find(database, name);
  }

  pending(): undefined {
    return undefined;
  }

  resume(): void {
    if (this.main.inTransaction) this.snapshot ??= this.snapshots.take();
  }

  pause(): void {
    if (this.snapshot) return;
    if (this.snapshots.areTooMany) this.isOfOneMoment = false;
    else this.snapshot = this.snapshots.take();
  }

  finish(): void {
    if (this.snapshot) this.snapshots.release(this.snapshot);
    this.snapshot = undefined;
  }

  fail(): void {
    this.finish();
  }
}
