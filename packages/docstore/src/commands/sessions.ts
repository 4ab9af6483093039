import { CommandError } from '../errors.js';
import { sessionLifetime } from '../store/retries.js';
import { WriteConflict } from '../store/lock-table.js';
import type { Store } from '../store/store.js';
import type { Transaction } from '../store/transaction.js';

interface Session {
  /** of the last transaction that was started */
  number: number;
  transaction?: Transaction;
  committed: boolean;
  /** ms since the epoch */
  lastUsed: number;
  /** connections that the open transaction was used from */
  connections: Set<number>;
}

/** What a committed transaction leaves among the answered writes. */
const committedReply = Buffer.from('committed');

const transient = ['TransientTransactionError'];

/** Sessions of clients, as far as they have transactions. Keys are the bytes of `lsid.id`, in hex. */
export class Sessions {
  private readonly sessions = new Map<string, Session>();
  /** when each session was last named, in ms since the epoch */
  private readonly uses = new Map<string, number>();

  constructor(private readonly store: Store) {}

  noteUse(key: string): void {
    this.uses.set(key, Date.now());
  }

  /** Every session that clients have used and not ended. */
  list(): { key: string; lastUsed: number }[] {
    return [...this.uses].map(([key, lastUsed]) => ({ key, lastUsed }));
  }

  /** Opens a transaction, ending one that the session still has open. */
  start(key: string, number: number, connection: number): Transaction {
    const present = this.sessions.get(key);
    if (present && number < present.number) throw tooOld(number, present.number);
    if (present?.number === number) {
      throw new CommandError(117, `transaction ${number} has been started already`);
    }
    if (present?.transaction) this.store.abort(present.transaction);
    const transaction = this.store.begin();
    this.sessions.set(key, {
      number,
      transaction,
      committed: false,
      lastUsed: Date.now(),
      connections: new Set([connection]),
    });
    return transaction;
  }

  /** The session's open transaction. Throws NoSuchTransaction (251) if it has ended. */
  current(key: string, number: number, connection: number): Transaction {
    const session = this.sessions.get(key);
    if (session && number < session.number) throw tooOld(number, session.number);
    const transaction = session?.number === number ? session.transaction : undefined;
    if (!session || !transaction || !this.store.isOpen(transaction)) {
      throw new CommandError(
        251,
        `Given transaction number ${number} does not match any in-progress transactions.`,
        transient,
      );
    }
    transaction.lastUsed = session.lastUsed = Date.now();
    session.connections.add(connection);
    return transaction;
  }

  /** Commits; a repeated commit is answered as the first was, also after a restart. */
  commit(key: string, number: number, connection: number): void {
    if (this.wasCommitted(key, number)) return;
    const transaction = this.current(key, number, connection);
    const session = this.sessions.get(key);
    try {
      this.store.commit(transaction, () => {
        if (transaction.hasChanges) {
          this.store.retries.save(Buffer.from(key, 'hex'), number, committedReply);
        }
      });
    } catch (error) {
      throw error instanceof WriteConflict
        ? new CommandError(112, error.message, transient)
        : error;
    }
    if (session) {
      session.committed = true;
      session.transaction = undefined;
    }
  }

  abort(key: string, number: number, connection: number): void {
    if (this.wasCommitted(key, number)) {
      throw new CommandError(256, `Transaction ${number} has been committed.`);
    }
    this.store.abort(this.current(key, number, connection));
    const session = this.sessions.get(key);
    if (session) session.transaction = undefined;
  }

  /** Ends the sessions and what they have open. */
  end(keys: string[]): void {
    for (const key of keys) {
      const transaction = this.sessions.get(key)?.transaction;
      if (transaction) this.store.abort(transaction);
      this.sessions.delete(key);
      this.uses.delete(key);
    }
  }

  endAll(): void {
    this.end([...this.sessions.keys(), ...this.uses.keys()]);
  }

  /** Forgets sessions that ended without a word. */
  forgetIdle(): void {
    const oldest = Date.now() - sessionLifetime;
    for (const [key, { lastUsed }] of this.sessions) if (lastUsed < oldest) this.end([key]);
    for (const [key, lastUsed] of this.uses) if (lastUsed < oldest) this.uses.delete(key);
  }

  /** A transaction whose client has gone does not come back: it frees what it holds. */
  connectionClosed(connection: number): void {
    for (const session of this.sessions.values()) {
      if (!session.connections.delete(connection)) continue;
      if (session.connections.size === 0 && session.transaction) {
        this.store.abort(session.transaction);
        session.transaction = undefined;
      }
    }
  }

  private wasCommitted(key: string, number: number): boolean {
    const session = this.sessions.get(key);
    if (session?.number === number && session.committed) return true;
    const answered = this.store.retries.find(Buffer.from(key, 'hex'));
    return answered?.number === number && answered.reply.equals(committedReply);
  }
}

export function tooOld(number: number, last: number): CommandError {
  return new CommandError(
    225,
    `Cannot use txnNumber ${number}: a newer one, ${last}, has been used`,
  );
}
