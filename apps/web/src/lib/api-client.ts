import {
  API_PREFIX,
  endpoints,
  TOTAL_COUNT_HEADER,
  type Endpoint,
  type EndpointBody,
  type EndpointResponse,
} from '@shop/shared';
import axios, { type AxiosResponse } from 'axios';
import type { z } from 'zod';
import { ApiError, toApiError } from './api-error';
import { connection } from './connection';
import { isAdmin, session } from './session';
import { createRenewal } from './session-renewal';
import { watchUpload } from './watch-upload';

type Scalar = string | number;
type FormValue = Scalar | boolean | Blob | undefined;

type Part<Schema, Input> = Schema extends z.ZodType ? Input : unknown;
type Keys<Schema> = Schema extends z.ZodType ? keyof z.input<Schema> : never;
/** Form calls take their fields as an object; a `File` in it travels as a file. */
type Body<E extends Endpoint> = E extends { encoding: 'multipart' }
  ? EndpointBody<E> & { photo?: File }
  : EndpointBody<E>;

/** Hears how much of a form is sent, from 0 to 1. */
export type OnUpload = (share: number) => void;

/** What a call of the contract needs, no more: only the parts its endpoint declares. */
export type CallInput<E extends Endpoint> = Part<
  E['params'],
  { params: Record<Keys<E['params']>, Scalar> }
> &
  Part<E['query'], { query?: Partial<Record<Keys<E['query']>, Scalar>> }> &
  Part<E['headers'], { headers: Record<Keys<E['headers']>, string> }> &
  Part<E['body'], { body: Body<E> }> &
  (E extends { encoding: 'multipart' } ? { onUpload?: OnUpload } : { signal?: AbortSignal });

type CallArguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** `CallInput` as the transport sees it. */
interface LooseInput {
  params?: Record<string, Scalar>;
  query?: Record<string, Scalar | undefined>;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  onUpload?: OnUpload;
}

/** A request that hangs ends some time, so that one can try again; forms with a file see to that themselves. */
const client = axios.create({ baseURL: API_PREFIX, timeout: 30_000 });

/** What a proxy says for a shop behind it that is away. */
const AWAY = [502, 503, 504];

function noteConnection(error: unknown) {
  if (error instanceof ApiError) {
    connection.note(error.status !== 0 && !AWAY.includes(error.status));
  }
}

let onSessionRefused: () => void = () => undefined;

/** Registers what happens when the server no longer accepts the stored token. */
export function setSessionRefusedHandler(handler: () => void) {
  onSessionRefused = handler;
}

function fillPath(path: string, params: Record<string, Scalar> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Address of a call that the browser makes itself, such as a picture's. */
export function urlOf(endpoint: Endpoint, { params, query = {} }: LooseInput): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search.toString()}` : '';
  return `${API_PREFIX}${fillPath(endpoint.path, params)}${suffix}`;
}

function toFormData(fields: Record<string, FormValue>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

async function request<E extends Endpoint>(
  endpoint: E,
  { params, query, headers, body, signal, onUpload }: LooseInput,
  token: string | undefined,
): Promise<AxiosResponse<EndpointResponse<E>>> {
  const upload = endpoint.encoding === 'multipart' ? watchUpload(onUpload) : undefined;
  try {
    const reply = await client.request<EndpointResponse<E>>({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      params: query,
      headers: { ...headers, ...(token && { Authorization: token }) },
      data:
        endpoint.encoding === 'multipart' ? toFormData(body as Record<string, FormValue>) : body,
      signal,
      ...(upload && {
        timeout: 0,
        signal: upload.signal,
        onUploadProgress: upload.onUploadProgress,
      }),
    });
    connection.note(true);
    return reply;
  } catch (thrown) {
    const error = toApiError(thrown);
    noteConnection(error);
    throw error;
  } finally {
    upload?.end();
  }
}

const renewal = createRenewal(
  async (token) => (await request(endpoints.renewSession, {}, token)).data,
);

async function send<E extends Endpoint>(
  endpoint: E,
  input: LooseInput = {},
): Promise<AxiosResponse<EndpointResponse<E>>> {
  const guarded = endpoint.access !== 'public';
  if (guarded) await renewal.ifDue();
  const used = session.get();
  try {
    return await request(endpoint, input, used?.token);
  } catch (error) {
    // A role that was taken away stands in the session still; a fresh one tells the links where they lead now.
    if (error instanceof ApiError && error.status === 403 && used && isAdmin(used))
      await renewal.afterRefusal(used).catch(() => false);
    // A 401 from a public call (a wrong password) says nothing about the token.
    const refused = guarded && error instanceof ApiError && error.status === 401;
    if (!refused || !used) throw error;
    // A refused call has done nothing, so it can be made again with a fresh token.
    if (await renewal.afterRefusal(used)) return request(endpoint, input, session.get()?.token);
    if (used.token === session.get()?.token) onSessionRefused();
    throw error;
  }
}

/** Makes a call of the contract and answers its body. @throws ApiError when it does not succeed. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<EndpointResponse<E>> {
  return (await send(endpoint, input as LooseInput | undefined)).data;
}

/** Like `call`, for the lists that tell their full count in a header. */
export async function callCounted<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<{ data: EndpointResponse<E>; total: number | undefined }> {
  const { data, headers } = await send(endpoint, input as LooseInput | undefined);
  const count: unknown = headers[TOTAL_COUNT_HEADER.toLowerCase()];
  return { data, total: typeof count === 'string' ? Number(count) : undefined };
}
