import { statSync } from 'node:fs';
import { Connection } from '../file/connection.js';
import { logFile } from '../file/files.js';

const MAX_IDLE_CONNECTIONS = 8;
/** While the log is longer than this, a paused read takes no snapshot, which would keep the log from being emptied. */
const MAX_LOG_BYTES = 256 * 1024 * 1024;

/** Connections that each see the file as it was when they were taken, regardless of later writes. */
export class Snapshots {
  private readonly idle: Connection[] = [];
  private readonly taken = new Set<Connection>();

  constructor(private readonly file: string) {}

  /** A connection with a snapshot of the current state. */
  take(): Connection {
    const connection = this.idle.pop() ?? new Connection(this.file, SNAPSHOT_CACHE_KB);
    connection.exec('BEGIN');
    connection.get('SELECT value FROM meta'); // the first read takes the snapshot
    this.taken.add(connection);
    return connection;
  }

  /** Ends a snapshot. */
  release(connection: Connection): void {
    if (!this.taken.delete(connection)) return; // all were closed already
    if (connection.inTransaction) connection.exec('ROLLBACK');
    if (this.idle.length < MAX_IDLE_CONNECTIONS) this.idle.push(connection);
    else connection.close();
  }

  /**
   * Whether so much was written under overlapping snapshots that another one would let the log
   * grow without limit.
   */
  get areTooMany(): boolean {
    return (statSync(logFile(this.file), { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES;
  }

  close(): void {
    for (const connection of [...this.idle, ...this.taken]) connection.close();
    this.idle.length = 0;
    this.taken.clear();
  }
}

/** Small, because many may be open at once and each rarely reads a page twice. */
const SNAPSHOT_CACHE_KB = 4_000;
