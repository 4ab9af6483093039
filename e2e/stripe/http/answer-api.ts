import { randomBytes } from 'node:crypto';
import type { Account } from '../account/account.js';
import { API_VERSION } from '../account/objects.js';
import { expanded } from '../api/expand.js';
import { OPERATIONS } from '../api/operations.js';
import { ApiError } from './api-error.js';
import { fieldsOf, type Fields } from './form.js';

export interface ApiRequest {
  method: string;
  /** With the query. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface ApiReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const MAX_KEY_LENGTH = 255;

export function keyOf({ method, headers }: ApiRequest): string | undefined {
  const key = headers['idempotency-key'];
  return method === 'POST' && typeof key === 'string' ? key : undefined;
}

/** @throws ApiError if the request is not the merchant's, or not one of this version of the API. */
export function checkRequest(account: Account, request: ApiRequest): void {
  const { method, headers, body } = request;
  const [, secret = ''] = /^Bearer (.*)$/.exec(String(headers.authorization)) ?? [];
  if (secret !== account.secretKey)
    throw new ApiError(401, `Invalid API Key provided: ${secret.slice(0, 8)}****`);
  if (headers['stripe-version'] !== API_VERSION)
    throw new ApiError(400, `Invalid Stripe API version: ${String(headers['stripe-version'])}`);
  const isForm = String(headers['content-type']).startsWith('application/x-www-form-urlencoded');
  if (method === 'POST' && body !== '' && !isForm)
    throw new ApiError(400, 'Send parameters as application/x-www-form-urlencoded');
  if ((keyOf(request)?.length ?? 0) > MAX_KEY_LENGTH)
    throw new ApiError(400, `Idempotency keys have at most ${MAX_KEY_LENGTH} characters.`);
}

/** Carries a request out, or answers it as the first one with its key was answered. */
export function answerApi(account: Account, request: ApiRequest, id: string): ApiReply {
  const key = keyOf(request);
  if (key === undefined) return carriedOut(account, request, id).reply;
  const asked = `${request.url} ${request.body}`;
  const earlier = account.state.get('reply', key);
  if (earlier && earlier.asked !== asked) return refused(differs(key), id);
  if (earlier) {
    const { status, body, requestId } = earlier;
    const replayed = { 'idempotent-replayed': 'true', 'original-request': requestId };
    return { status, body, headers: { ...headersOf(id), 'idempotency-key': key, ...replayed } };
  }
  const { reply, isSaved } = carriedOut(account, request, id);
  const { status, body, headers } = reply;
  if (isSaved) account.state.put('reply', { id: key, asked, requestId: id, status, body });
  return { status, body, headers: { ...headers, 'idempotency-key': key } };
}

export function refused(error: ApiError, id: string): ApiReply {
  return { status: error.status, headers: headersOf(id), body: JSON.stringify(error.body) };
}

export function newRequestId(): string {
  return `req_${randomBytes(7).toString('hex')}`;
}

function headersOf(id: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'request-id': id,
    'stripe-version': API_VERSION,
  };
}

function carriedOut(
  account: Account,
  request: ApiRequest,
  id: string,
): { reply: ApiReply; isSaved: boolean } {
  try {
    const body = JSON.stringify(resultOf(account, request));
    return { reply: { status: 200, headers: headersOf(id), body }, isSaved: true };
  } catch (error) {
    if (error instanceof ApiError) return { reply: refused(error, id), isSaved: error.isSaved };
    throw error;
  }
}

/** @throws ApiError */
function resultOf(account: Account, { method, url, body }: ApiRequest): unknown {
  const [path = '', query = ''] = url.split('?');
  for (const operation of OPERATIONS) {
    const match = operation.method === method ? operation.path.exec(path) : null;
    if (!match) continue;
    const fields = fieldsOf(method === 'GET' ? query : body);
    return expanded(account, operation.run(account, fields, match[1] ?? ''), pathsOf(fields));
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
}

/** Which objects are to be shown in the places of their ids. */
function pathsOf({ expand = {} }: Fields): string[] {
  return Object.values(expand).filter((path) => typeof path === 'string');
}

function differs(key: string): ApiError {
  return new ApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}
