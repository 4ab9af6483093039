import type { Connection } from '../file/connection.js';

/** The last numbered write of a session and what was answered to it. */
export interface AnsweredWrite {
  number: number;
  reply: Buffer;
}

/** A session that was silent for so long has ended, as its driver knows: 30 minutes, in ms. */
export const SESSION_LIFETIME_MS = 30 * 60 * 1000;

/**
 * Replies to retryable writes, kept in the transaction of the write itself: a driver that repeats a
 * write, because the answer was lost, gets that answer; even when the store was killed in between.
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
