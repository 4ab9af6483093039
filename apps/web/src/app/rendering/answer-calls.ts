import { AsyncLocalStorage } from 'node:async_hooks';
import { TOTAL_COUNT_HEADER, type PageCall, type PageCallReply } from '@shop/shared';
import { answerCallsWith } from '../../lib/http/api-client';
import { ApiError } from '../../lib/http/api-error';

/** Answers the calls of one page. */
export type AnswerPageCall = (call: PageCall) => Promise<PageCallReply>;

const current = new AsyncLocalStorage<AnswerPageCall>();

answerCallsWith(async ({ method, path }, { params, query, body }) => {
  const reply = await current.getStore()?.({ method, path, input: { params, query, body } });
  if (reply?.status === 404) throw new ApiError({ status: 404, serverMessage: reply.message });
  if (reply?.status !== 200) throw new ApiError({ status: 503 });
  const { total } = reply;
  return {
    data: reply.body,
    headers: total === undefined ? {} : { [TOTAL_COUNT_HEADER.toLowerCase()]: String(total) },
  };
});

/** Runs `work`, whose API calls are answered by `answer`. */
export function withAnswers<T>(answer: AnswerPageCall, work: () => Promise<T>): Promise<T> {
  return current.run(answer, work);
}
