import type { ClientSession } from 'mongoose';
import type { Created, CreateOnce, CreatingCall, Creation } from './creation.js';
import { inTransaction } from '../database/transaction.js';
import { callSecrets, nameOf } from './call-secrets.js';
import { claim, releaseKey, keepReply } from './claim.js';

interface Deps {
  /** The shop's signing key: without it, the database alone reveals nothing about a call. */
  secret: string;
  /** Called before a call with a key is carried out; what it throws refuses the call. */
  countKeyed: (call: CreatingCall) => Promise<void>;
}

type Finish = (created: Created<unknown>, session: ClientSession) => Promise<void>;

/**
 * Creates things once for each `Idempotency-Key` of a user and a call. The reply is kept in the transaction that
 * creates: both are there, or neither, wherever the shop is killed. A refusal creates nothing, so it is not kept.
 * @throws KeyReusedError if the key was used for other input; CallUnderWayError while the first call is under way.
 */
export function createOnce({ secret, countKeyed }: Deps): CreateOnce {
  return async (call, prepare) => {
    const { key } = call;
    if (key === undefined) return run(await prepare());
    await countKeyed(call);
    const secrets = await callSecrets(call, key, secret);
    const claimed = await claim({ _id: secrets.id, input: secrets.input, ...callerOf(call) });
    if ('reply' in claimed) return secrets.open(claimed.reply);
    const held = { _id: secrets.id, holder: claimed.holder };
    try {
      return await run(await prepare(), ({ reply, people = [] }, session) => {
        const kept = { reply: secrets.seal(reply), people: [...callerOf(call).people, ...people] };
        return keepReply(held, kept, session);
      });
    } catch (error) {
      // If this fails, too, the key is free again when the lease ends.
      await releaseKey(held).catch(() => undefined);
      throw error;
    }
  };
}

function callerOf({ endpoint, user }: CreatingCall) {
  const by = user?._id ?? null;
  return { call: nameOf({ endpoint }), by, people: by ? [by] : [] };
}

async function run(
  { create, around = (transaction) => transaction() }: Creation<unknown>,
  finish?: Finish,
): Promise<unknown> {
  return around(() =>
    inTransaction(async (session) => {
      const created = await create(session);
      await finish?.(created, session);
      return created.reply;
    }),
  );
}
