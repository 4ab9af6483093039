import type { Store } from '../../store/store.js';
import { decode } from '../../values/decode.js';
import { encode } from '../../values/encode.js';
import type { BsonDocument } from '../../values/types.js';
import type { CommandContext, WriteCommand } from '../command.js';
import type { Reply } from '../reply.js';
import { readTxnNumber, tooOld, type TxnNumber } from '../sessions/txn-number.js';
import { isSynced } from '../concerns.js';
import { CollectionMissing } from './collection-missing.js';
import { Progress } from './progress.js';

/**
 * Runs a write outside of transactions. A retried write, identified by its session and number, is not
 * repeated: it gets the first reply, or resumes where it was interrupted. As in MongoDB, a write
 * that has begun is not stopped when its client disconnects.
 */
export async function runWrite(command: WriteCommand, context: CommandContext): Promise<Reply> {
  const { store, deadline } = context;
  const txn = readTxnNumber(context);
  const earlier = txn && earlierReply(store, txn);
  if (earlier && !Progress.isIn(earlier)) return earlier;
  const save = (reply: Reply): void => {
    if (txn) store.retries.save(keyBytes(txn), txn.number, encode(reply));
  };
  for (;;) {
    const progress = new Progress(earlier);
    try {
      return await store.write(
        function* (unit) {
          const reply = yield* command.run({ ...context, reading: unit }, unit, progress);
          save(reply);
          return reply;
        },
        { deadline },
        {
          alsoWrite() {
            if (progress.done > 0) save(progress.toDocument());
          },
          isSynced: isSynced(context.args),
        },
      );
    } catch (error) {
      if (!(error instanceof CollectionMissing)) throw error;
      await store.ensureCollection(error.database, error.collection);
    }
  }
}

/** The saved reply to an earlier attempt at the same write, or its progress. */
function earlierReply(store: Store, txn: TxnNumber): BsonDocument | undefined {
  const last = store.retries.find(keyBytes(txn));
  if (!last || txn.number > last.number) return undefined;
  if (txn.number < last.number) throw tooOld(txn.number, last.number);
  return decode(last.reply);
}

function keyBytes({ session }: TxnNumber): Buffer {
  return Buffer.from(session, 'hex');
}
