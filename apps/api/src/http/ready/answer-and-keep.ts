import type { Request, Response } from 'express';
import { askedFor } from './asked-for.js';
import { captureReply, type CapturedReply } from './capture-reply.js';
import { ReadyAnswer, type Tags } from './ready-answer.js';
import type { ReadyAnswers } from './ready-answers.js';
import { isRenewal } from './renewal-request.js';

/** How one request is answered. */
interface Answering {
  req: Request;
  res: Response;
  /** The cache key; undefined where the answer must not be cached. */
  key: string | undefined;
  answer: () => Promise<unknown>;
  /** The cache tags of a result. */
  tags: (result: unknown) => Tags | undefined;
  /** Sends a result. */
  reply: (result: unknown) => Promise<void>;
}

/** Answers from the cache; otherwise computes the answer, and caches it from the second request on. */
export async function answerAndKeep(
  ready: ReadyAnswers,
  { req, res, key, answer, tags, reply }: Answering,
): Promise<void> {
  if (key === undefined) {
    const result = await answer();
    if (result !== undefined) await ready.catchUp();
    await reply(result);
    return;
  }
  const known = isRenewal(res) ? undefined : ready.get(key);
  if (known) {
    for (const [name, value] of known.ownHeaders) res.set(name, value);
    res.send(known.body);
    return;
  }
  const ticket = ready.begin(key);
  const captured: { reply?: CapturedReply } = {};
  try {
    const result = await answer();
    // Without a result, no state is sent that could be outdated.
    if (result !== undefined) await ready.catchUp();
    const shown = tags(result);
    if (shown) captureReply(req, res, (sent) => (captured.reply = sent));
    await reply(result);
    if (shown && captured.reply) {
      const kept = new ReadyAnswer({ ...captured.reply, tags: shown });
      ready.end(ticket, { answer: kept, asked: askedFor(req, key) });
    }
  } finally {
    ready.end(ticket);
  }
}
