import {
  endpoints,
  formDataOf,
  pathOf,
  TOTAL_COUNT_HEADER,
  type AnyCallInput,
  type CallInput as ContractInput,
  type Endpoint,
  type EndpointResponse,
  type FormFields,
} from '@shop/shared';
import type { AxiosResponse } from 'axios';
import { ApiError } from './api-error';
import { connection } from './connection';
import { isAdmin, session } from './session';
import { createRenewal } from './session-renewal';
import type * as Transport from './transport';
import { watchUpload } from './watch-upload';

/** Receives the share of a form that is sent, from 0 to 1. */
export type OnUpload = (share: number) => void;

/** What a call of the contract needs, no more: only the parts its endpoint declares. */
type CallInput<E extends Endpoint> = ContractInput<E> &
  (E extends { encoding: 'multipart' }
    ? { onUpload?: OnUpload }
    : {
        signal?: AbortSignal;
        /** Nobody asked for it: it is no use of the session. */
        isPolled?: boolean;
      });

type CallArguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** `CallInput` as the transport sees it. */
interface LooseInput extends AnyCallInput {
  signal?: AbortSignal;
  onUpload?: OnUpload;
  isPolled?: boolean;
}

type Reply<E extends Endpoint> = Pick<AxiosResponse<EndpointResponse<E>>, 'data' | 'headers'>;

/** Axios, in a chunk that loads beside the first script. Without it no call can be made, as without a connection. */
async function loadTransport(): Promise<typeof Transport> {
  if (import.meta.env.SSR) throw new Error('A server sends no calls');
  try {
    return await import('./transport');
  } catch (error) {
    throw new ApiError({ status: 0 }, { cause: error });
  }
}

/** How a proxy replies for a shop that it cannot reach. */
const UNREACHABLE_STATUSES = [502, 503, 504];

function noteConnection(error: unknown) {
  if (error instanceof ApiError) {
    connection.note(error.status !== 0 && !UNREACHABLE_STATUSES.includes(error.status));
  }
}

/** Answers a call without a request. */
export type AnswerCall = (
  endpoint: Endpoint,
  input: AnyCallInput,
) => Promise<Pick<AxiosResponse, 'data' | 'headers'>>;

let answerHere: AnswerCall | undefined;

/** On a server, calls are answered in the process instead of being sent. */
export function answerCallsWith(answer: AnswerCall | undefined) {
  answerHere = answer;
}

let onSessionRefused: () => void = () => undefined;

/** Registers what happens when the server no longer accepts the stored token. */
export function setSessionRefusedHandler(handler: () => void) {
  onSessionRefused = handler;
}

async function request<E extends Endpoint>(
  endpoint: E,
  input: LooseInput,
  token: string | undefined,
): Promise<Reply<E>> {
  if (answerHere) return answerHere(endpoint, input);
  const { query, headers, body, signal, onUpload } = input;
  const upload = endpoint.encoding === 'multipart' ? watchUpload(onUpload) : undefined;
  try {
    const { send: transmit } = await loadTransport();
    const reply = await transmit<EndpointResponse<E>>({
      method: endpoint.method,
      url: pathOf(endpoint, input),
      params: query,
      headers: { ...headers, ...(token && { Authorization: token }) },
      data: endpoint.encoding === 'multipart' ? formDataOf(body as FormFields) : body,
      signal,
      // A long table takes as long as it takes.
      ...(endpoint.response === 'csv' && { timeout: 0 }),
      ...(upload && {
        timeout: 0,
        signal: upload.signal,
        onUploadProgress: upload.onUploadProgress,
      }),
    });
    connection.note(true);
    return reply;
  } catch (error) {
    noteConnection(error);
    throw error;
  } finally {
    upload?.end();
  }
}

const renewal = createRenewal(
  async (token) => (await request(endpoints.renewSession, {}, token)).data,
);

async function send<E extends Endpoint>(endpoint: E, input: LooseInput = {}): Promise<Reply<E>> {
  const guarded = endpoint.access !== 'public';
  if (!input.isPolled) renewal.noteUse();
  const mayRenew = !input.isPolled || !renewal.isUnused();
  if (guarded && mayRenew) await renewal.ifDue();
  // What anyone may read is the same for everyone: without a token, the browser and the page can keep it.
  const used = !guarded && endpoint.method === 'GET' ? null : session.get();
  try {
    return await request(endpoint, input, used?.token);
  } catch (error) {
    // The session still has a role that was taken away. A fresh session puts the links right.
    const isForbidden = error instanceof ApiError && error.status === 403 && !error.secondFactor;
    if (isForbidden && used && isAdmin(used)) await renewal.afterRefusal(used).catch(() => false);
    // A 401 from a public call (a wrong password) says nothing about the token.
    const refused = guarded && error instanceof ApiError && error.status === 401;
    if (!refused || !used || !mayRenew) throw error;
    // A refused call has done nothing, so it can be made again with a fresh token.
    if (await renewal.afterRefusal(used)) return request(endpoint, input, session.get()?.token);
    if (used.token === session.get()?.token) onSessionRefused();
    throw error;
  }
}

/** Makes a call of the contract and returns the body of the reply. @throws ApiError when the call fails */
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
