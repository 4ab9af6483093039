import {
  TOTAL_COUNT_HEADER,
  type AnyCallInput,
  type CallInput as ContractInput,
  type Endpoint,
  type EndpointResponse,
} from '@shop/shared';
import type { AxiosResponse } from 'axios';
import { ApiError } from './api-error';
import type { LooseInput, OnUpload, Reply } from './call-types';
import { connection } from './connection';
import type * as SendCall from './send-call';
import { session } from '../session/session';

/** The input of a call: only the parts that its endpoint declares. */
type CallInput<E extends Endpoint> = ContractInput<E> &
  (E extends { encoding: 'multipart' }
    ? { onUpload?: OnUpload }
    : {
        signal?: AbortSignal;
        /** A background call, which does not count as use of the session. */
        isPolled?: boolean;
      });

type CallArguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Answers a call without a request. */
export type AnswerCall = (
  endpoint: Endpoint,
  input: AnyCallInput,
) => Promise<Pick<AxiosResponse, 'data' | 'headers'>>;

let answerHere: AnswerCall | undefined;

/** On a server, calls are answered in-process instead of being sent. */
export function answerCallsWith(answer: AnswerCall | undefined) {
  answerHere = answer;
}

let onSessionRefused: () => void = () => undefined;

/** Registers a handler for when the server no longer accepts the stored token. */
export function setSessionRefusedHandler(handler: () => void) {
  onSessionRefused = handler;
}

/** In its own chunk, with axios. */
const importSendCall = () => import('./send-call');

/** Preloads the code that sends calls. */
export function prepareCalls(): void {
  importSendCall().catch(() => undefined);
}

/** Without this code no call can be sent, as without a connection. */
async function loadSendCall(): Promise<typeof SendCall> {
  if (import.meta.env.SSR) throw new Error('A server sends no calls');
  try {
    return await importSendCall();
  } catch (error) {
    connection.note(false);
    throw new ApiError({ status: 0 }, { cause: error });
  }
}

async function send<E extends Endpoint>(endpoint: E, input: LooseInput = {}): Promise<Reply<E>> {
  if (answerHere) return answerHere(endpoint, input);
  // Read now: after a sign-out, the session is gone before the code has loaded.
  const caller = session.get();
  const { sendCall } = await loadSendCall();
  return sendCall(endpoint, input, { caller, onSessionRefused: () => onSessionRefused() });
}

/** Calls an endpoint and returns the body of the reply. @throws ApiError when the call fails */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<EndpointResponse<E>> {
  return (await send(endpoint, input as LooseInput | undefined)).data;
}

/** Like `call`, for lists whose full count is in a header. @throws ApiError when the call fails */
export async function callCounted<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<{ data: EndpointResponse<E>; total: number | undefined }> {
  const { data, headers } = await send(endpoint, input as LooseInput | undefined);
  const count: unknown = headers[TOTAL_COUNT_HEADER.toLowerCase()];
  return { data, total: typeof count === 'string' ? Number(count) : undefined };
}
