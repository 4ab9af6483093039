import type { Request, Response } from 'express';
import { answerKey } from './answer-key.js';
import { askedFor } from './asked-for.js';
import { captureReply, type CapturedReply } from './capture-reply.js';
import { ReadyAnswer, type Tags } from './ready-answer.js';
import type { ReadyAnswers } from './ready-answers.js';
import { isRenewal } from './renewal-request.js';

/** How one request is answered. */
interface Answering {
  req: Request;
  res: Response;
  /** Under which the answer is kept; the request's address, unless it says more. */
  key?: string;
  answer: () => Promise<unknown>;
  /** What a result shows. */
  tags: (result: unknown) => Tags | undefined;
  /** Sends a result. */
  reply: (result: unknown) => Promise<void>;
}

/** Answers from what is ready; otherwise computes the answer, and keeps it if it is asked for again. */
export async function answerAndKeep(
  ready: ReadyAnswers,
  { req, res, key = keyOf(req), answer, tags, reply }: Answering,
): Promise<void> {
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
    // Without a result there is nothing that could follow a later state.
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

function keyOf({ method, originalUrl, body }: Request): string {
  return answerKey(originalUrl, method === 'POST' ? JSON.stringify(body) : undefined);
}
