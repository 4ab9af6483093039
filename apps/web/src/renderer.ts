// Runs in a worker thread of the API, which requests pages and answers their calls.
import { parentPort } from 'node:worker_threads';
import type { FromRenderer, ToRenderer } from '@shop/renderer';
import type { PageCallReply, PageRendering, PageRequest } from '@shop/shared';
import { ApiError } from './lib/http/api-error';
import type { AnswerPageCall } from './app/rendering/answer-calls';
import { renderPage } from './app/rendering/render-page';

const waiting = new Map<number, (reply: PageCallReply) => void>();
let calls = 0;

function send(message: FromRenderer<PageRendering>) {
  parentPort?.postMessage(message);
}

async function answerWithPage(page: number, request: PageRequest) {
  const answer: AnswerPageCall = (call) =>
    new Promise((resolve) => {
      calls += 1;
      waiting.set(calls, resolve);
      send({ type: 'call', page, call: calls, made: call });
    });
  try {
    send({ type: 'rendered', page, rendered: await renderPage(request, answer) });
  } catch (error) {
    // An `ApiError` comes from the API, which already knows about it.
    const isKnown = error instanceof ApiError;
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ type: 'failed', page, ...(!isKnown && { message }) });
  }
}

parentPort?.on('message', (message: ToRenderer<PageRendering>) => {
  if (message.type === 'render') {
    void answerWithPage(message.page, message.request);
    return;
  }
  waiting.get(message.call)?.(message.reply);
  waiting.delete(message.call);
});
