import type { Store } from '../../store/store.js';
import { decode } from '../../values/decode.js';
import { encode } from '../../values/encode.js';
import type { CommandContext, Reply, WriteCommand } from '../command.js';
import { readTxnNumber, tooOld, type TxnNumber } from '../sessions/txn-number.js';
import { CollectionMissing } from './collection-missing.js';

/**
 * Runs a write outside of transactions. A retried write, known by its session and number, is not
 * done again: it gets the first reply.
 */
export async function runWrite(command: WriteCommand, context: CommandContext): Promise<Reply> {
  const { store, deadline } = context;
  const txn = readTxnNumber(context);
  try {
    return await store.write((unit) => {
      const answered = txn && earlierReply(store, txn);
      if (answered) return answered;
      const reply = command.run({ ...context, reading: unit }, unit);
      if (txn) store.retries.save(keyBytes(txn), txn.number, encode(reply));
      return reply;
    }, deadline);
  } catch (error) {
    if (!(error instanceof CollectionMissing)) throw error;
    store.catalog.create(error.database, error.collection);
    return runWrite(command, context);
  }
}

/** The reply to the same write, if it came before. */
function earlierReply(store: Store, txn: TxnNumber): Reply | undefined {
  const last = store.retries.find(keyBytes(txn));
  if (!last || txn.number > last.number) return undefined;
  if (txn.number < last.number) throw tooOld(txn.number, last.number);
  return decode(last.reply);
}

function keyBytes({ session }: TxnNumber): Buffer {
  return Buffer.from(session, 'hex');
}
