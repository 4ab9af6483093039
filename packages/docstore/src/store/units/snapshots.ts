import { statSync } from 'node:fs';
import { Connection } from '../file/connection.js';
import { logFile } from '../file/files.js';

const MAX_IDLE_CONNECTIONS = 8;
/** While the log is longer than this, reads do not keep it from being emptied. */
const MAX_LOG_BYTES = 256 * 1024 * 1024;

/** Connections that see the file as it was when they were taken, whatever is written meanwhile. */
export class Snapshots {
  private readonly idle: Connection[] = [];
  private readonly taken = new Set<Connection>();

  constructor(private readonly file: string) {}

  /** A connection with a snapshot of this moment. */
  take(): Connection {
    const connection = this.idle.pop() ?? new Connection(this.file, SNAPSHOT_CACHE_KB);
    connection.exec('BEGIN');
    connection.get('SELECT value FROM meta'); // the first read takes the snapshot
    this.taken.add(connection);
    return connection;
  }

  /** Ends a snapshot. */
  release(connection: Connection): void {
    if (!this.taken.delete(connection)) return; // closed, with all others
    if (connection.inTransaction) connection.exec('ROLLBACK');
    if (this.idle.length < MAX_IDLE_CONNECTIONS) this.idle.push(connection);
    else connection.close();
  }

  /**
   * Whether there have been so many writes beside snapshots that overlap each other that another
   * one would let the log grow without end.
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

/** Many may be open at once, and each reads little twice. */
const SNAPSHOT_CACHE_KB = 4_000;
