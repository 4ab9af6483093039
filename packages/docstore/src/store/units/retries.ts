import type { Connection } from '../file/connection.js';

/** The last numbered write of a session and the reply it got. */
export interface AnsweredWrite {
  number: number;
  reply: Buffer;
}

/** Sessions expire after 30 idle minutes; hello tells drivers so. */
export const SESSION_LIFETIME_MS = 30 * 60 * 1000;

/**
 * Replies to retryable writes, saved in the same commit as the write: a driver that repeats a write because the
 * reply was lost gets the same reply, even if the store was killed in between.
 */
export class Retries {
  constructor(private readonly connection: Connection) {}

  find(session: Buffer): AnsweredWrite | undefined {
    const row = this.connection.get('SELECT number, reply FROM retries WHERE session = ?', session);
    return row && { number: Number(row[0]), reply: row[1] as Buffer };
  }

  save(session: Buffer, number: number, reply: Buffer): void {
    this.connection.run(
      'INSERT OR REPLACE INTO retries (session, number, reply, at) VALUES (?, ?, ?, ?)',
      session,
      number,
      reply,
      Date.now(),
    );
  }

  forget(session: Buffer): void {
    this.connection.run('DELETE FROM retries WHERE session = ?', session);
  }

  forgetOld(): void {
    this.connection.run('DELETE FROM retries WHERE at < ?', Date.now() - SESSION_LIFETIME_MS);
  }
}
