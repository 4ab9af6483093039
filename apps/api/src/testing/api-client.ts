import {
  API_PREFIX,
  failureSchema,
  type Endpoint,
  type EndpointResponse,
  type Failure,
} from '@shop/shared';
import { expect } from 'vitest';
import { z } from 'zod';

/** The parts of a request; only those given are sent. */
export interface CallInput {
  token?: string;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** Sent as JSON, a form as it is. */
  body?: unknown;
}

/** A successful reply, its body checked against the contract. */
export interface Reply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Calls the API over HTTP and checks every reply against the contract. */
export interface ApiClient {
  /** Makes a call that must succeed with the contract's status and shape. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput): Promise<Reply<EndpointResponse<E>>>;
  /** Makes a call that must fail, in the contract's shape of failures. */
  refuse(
    endpoint: Endpoint,
    input?: CallInput,
  ): Promise<Failure & { status: number; headers: Headers }>;
  /** Makes a call that may succeed or fail. */
  send(
    endpoint: Endpoint,
    input?: CallInput,
  ): Promise<{ status: number; headers: Headers; text: string }>;
  /** Makes a request to any address. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function apiClient(origin: () => string): ApiClient {
  const request = (path: string, init?: RequestInit) => fetch(origin() + path, init);
  const send = (endpoint: Endpoint, input: CallInput) =>
    request(addressOf(endpoint, input), initOf(endpoint, input));
  return {
    fetch: request,
    async send(endpoint, input = {}) {
      const response = await send(endpoint, input);
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async call(endpoint, input = {}) {
      const response = await send(endpoint, input);
      const text = await response.text();
      expect(response.status, text).toBe(endpoint.status);
      const schema = bodySchema(endpoint) as z.ZodType<EndpointResponse<typeof endpoint>>;
      return { status: response.status, headers: response.headers, body: schema.parse(text) };
    },
    async refuse(endpoint, input = {}) {
      const response = await send(endpoint, input);
      const body = failureSchema.parse(await response.json());
      return { ...body, status: response.status, headers: response.headers };
    },
  };
}

/** What the text of a successful reply is parsed by. @throws TypeError for a picture */
function bodySchema({ response }: Endpoint): z.ZodType {
  if (response === 'csv' || response === 'file') return z.string();
  if (response === 'image') throw new TypeError('A picture has no text');
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(response);
}

/** The address of a call, with its parameters filled in. */
export function addressOf({ path }: Endpoint, { params = {}, query = {} }: CallInput = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return API_PREFIX + filled + (search && `?${search}`);
}

function initOf({ method }: Endpoint, { token, headers, body }: CallInput): RequestInit {
  const isForm = body instanceof FormData;
  return {
    method,
    headers: {
      ...(token !== undefined && { Authorization: token }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  };
}
