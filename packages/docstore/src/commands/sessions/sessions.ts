import { CommandError, TRANSIENT } from '../../errors.js';
import type { Store } from '../../store/store.js';
import { WriteConflict } from '../../store/units/lock-table.js';
import { SESSION_LIFETIME_MS } from '../../store/units/retries.js';
import type { Transaction } from '../../store/units/transaction.js';
import { SessionTurns } from './session-turns.js';
import { tooOld, type TxnNumber } from './txn-number.js';

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

/** The stored reply of a committed transaction. */
const COMMITTED = Buffer.from('committed');

/** The transactions of clients' sessions. Keys are the bytes of `lsid.id`, in hex. */
export class Sessions {
  readonly turns = new SessionTurns();
  private readonly sessions = new Map<string, Session>();

  constructor(private readonly store: Store) {}

  /** Starts a transaction. Aborts one that the session still has open. */
  start({ session: key, number }: TxnNumber, connection: number): Transaction {
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

  /**
   * The session's open transaction.
   * @throws CommandError NoSuchTransaction (251) if it has ended
   */
  current({ session: key, number }: TxnNumber, connection: number): Transaction {
    const session = this.sessions.get(key);
    if (session && number < session.number) throw tooOld(number, session.number);
    const transaction = session?.number === number ? session.transaction : undefined;
    if (!session || !transaction || !this.store.isOpen(transaction)) {
      throw new CommandError(
        251,
        `Given transaction number ${number} does not match any in-progress transactions.`,
        TRANSIENT,
      );
    }
    transaction.lastUsed = session.lastUsed = Date.now();
    session.connections.add(connection);
    return transaction;
  }

  /** Commits. A repeated commit gets the same answer as the first, even after a restart. */
  async commit(txn: TxnNumber, connection: number): Promise<void> {
    if (this.wasCommitted(txn)) return;
    const transaction = this.current(txn, connection);
    const session = this.sessions.get(txn.session);
    try {
      await this.store.commit(transaction, () => {
        if (!transaction.hasChanges) return;
        this.store.retries.save(Buffer.from(txn.session, 'hex'), txn.number, COMMITTED);
      });
    } catch (error) {
      if (error instanceof WriteConflict) throw new CommandError(112, error.message, TRANSIENT);
      throw error;
    }
    if (session) {
      session.committed = true;
      session.transaction = undefined;
    }
  }

  /** @throws CommandError TransactionCommitted (256) if it has been committed */
  abort(txn: TxnNumber, connection: number): void {
    if (this.wasCommitted(txn)) {
      throw new CommandError(256, `Transaction ${txn.number} has been committed.`);
    }
    this.store.abort(this.current(txn, connection));
    const session = this.sessions.get(txn.session);
    if (session) session.transaction = undefined;
  }

  /** Ends a session and the transaction that it has open. */
  end(key: string): void {
    const transaction = this.sessions.get(key)?.transaction;
    if (transaction) this.store.abort(transaction);
    this.sessions.delete(key);
  }

  /** Ends sessions that have been idle for longer than drivers keep them. */
  endIdle(): void {
    const oldest = Date.now() - SESSION_LIFETIME_MS;
    for (const [key, { lastUsed }] of this.sessions) if (lastUsed < oldest) this.end(key);
  }

  /** Aborts the connection's transactions: a disconnected client does not resume them. */
  connectionClosed(connection: number): void {
    for (const session of this.sessions.values()) {
      if (!session.connections.delete(connection)) continue;
      if (session.connections.size === 0 && session.transaction) {
        this.store.abort(session.transaction);
        session.transaction = undefined;
      }
    }
  }

  private wasCommitted({ session: key, number }: TxnNumber): boolean {
    const session = this.sessions.get(key);
    if (session?.number === number && session.committed) return true;
    const answered = this.store.retries.find(Buffer.from(key, 'hex'));
    return answered?.number === number && answered.reply.equals(COMMITTED);
  }
}
