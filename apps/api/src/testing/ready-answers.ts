import { ReadyAnswer, type Tags } from '../http/ready/ready-answer.js';
import type { ReadyAnswers } from '../http/ready/ready-answers.js';
import type { KeptAnswer } from '../http/ready/tagged-answers.js';

/** An answer to a request for `key`, with its text as body and ETag. */
export function buildKeptAnswer(
  key: string,
  { text = key, tags = [], bytes = 10 }: { text?: string; tags?: Tags; bytes?: number } = {},
): KeptAnswer {
  const answer = new ReadyAnswer({
    status: 200,
    tags,
    headers: [],
    etag: `W/"${text}"`,
    body: Buffer.from(text.padEnd(bytes)),
    route: '/r',
    path: '/p',
  });
  return { answer, asked: { key, method: 'GET', url: key, headers: {}, body: undefined } };
}

/** Asks, and asks again, as if nothing else happened meanwhile. */
export function keepAnswer(answers: ReadyAnswers, kept: KeptAnswer): void {
  for (let asked = 0; asked < 2; asked += 1) answers.end(answers.begin(kept.asked.key), kept);
}
