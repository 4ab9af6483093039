import {
  endpoints,
  formDataOf,
  pathOf,
  type Endpoint,
  type EndpointResponse,
  type FormFields,
  type Session,
} from '@shop/shared';
import { ApiError } from './api-error';
import { callAgain } from './call-again';
import type { LooseInput, Reply } from './call-types';
import { connection } from './connection';
import { isAdmin, session } from '../session/session';
import { createRenewal } from '../session/session-renewal';
import { send as transmit } from './transport';
import { watchUpload } from './watch-upload';

/** Statuses with which a proxy replies if it cannot reach the shop. */
const UNREACHABLE_STATUSES = [502, 503, 504];

function noteConnection(error: unknown) {
  if (error instanceof ApiError) {
    connection.note(error.status !== 0 && !UNREACHABLE_STATUSES.includes(error.status));
  }
}

async function request<E extends Endpoint>(
  endpoint: E,
  input: LooseInput,
  token: string | undefined,
): Promise<Reply<E>> {
  const { query, headers, body, signal, onUpload } = input;
  const upload = endpoint.encoding === 'multipart' ? watchUpload(onUpload) : undefined;
  try {
    const reply = await transmit<EndpointResponse<E>>({
      method: endpoint.method,
      url: pathOf(endpoint, input),
      params: query,
      headers: { ...headers, ...(token && { Authorization: token }) },
      data: endpoint.encoding === 'multipart' ? formDataOf(body as FormFields) : body,
      signal,
      ...((endpoint.response === 'image' || endpoint.response === 'file') && {
        responseType: 'blob',
      }),
      // A large export may take any time.
      ...((endpoint.response === 'csv' || endpoint.response === 'file') && { timeout: 0 }),
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

interface Sender {
  /** Who was signed in when the call was made. */
  caller: Session | null;
  /** Called when the server no longer accepts the stored token. */
  onSessionRefused: () => void;
}

/**
 * Calls an endpoint, with a fresh token if it needs one.
 * @throws ApiError when the call fails
 */
export async function sendCall<E extends Endpoint>(
  endpoint: E,
  input: LooseInput,
  { caller, onSessionRefused }: Sender,
): Promise<Reply<E>> {
  const guarded = endpoint.access !== 'public';
  if (!input.isPolled) renewal.noteUse();
  const mayRenew = !input.isPolled || !renewal.isUnused();
  if (guarded && mayRenew) await renewal.ifDue();
  // Public data is the same for everyone: without a token, the browser can cache it.
  const publicCaller = endpoint.method === 'GET' ? null : caller;
  const used = guarded ? session.get() : publicCaller;
  const ask = (token: string | undefined) =>
    callAgain(input, () => request(endpoint, input, token));
  try {
    return await ask(used?.token);
  } catch (error) {
    // The session may still have a role that was taken away. A fresh session corrects the links.
    const isForbidden = error instanceof ApiError && error.status === 403 && !error.secondFactor;
    if (isForbidden && used && isAdmin(used)) await renewal.afterRefusal(used).catch(() => false);
    // A 401 from a public call (a wrong password) says nothing about the token.
    const refused = guarded && error instanceof ApiError && error.status === 401;
    if (!refused || !used || !mayRenew) throw error;
    // A refused call has changed nothing, so it can be repeated with a fresh token.
    if (await renewal.afterRefusal(used)) return ask(session.get()?.token);
    if (used.token === session.get()?.token) onSessionRefused();
    throw error;
  }
}
