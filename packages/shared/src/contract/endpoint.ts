import type { z } from 'zod';

/** Who may call: anyone, anyone signed in, or administrators alone. */
export type Access = 'public' | 'shopper' | 'admin';

/** One call of the contract. The API mounts it, the client calls it, the OpenAPI document and the tests are made from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  /** Status of success. */
  readonly status: 200 | 201;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Names in lower case. */
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body as the document shows it, where `body` is code that no document can. */
  readonly bodyShape?: z.ZodType;
  /** How the body travels; `json` unless said. */
  readonly encoding?: 'json' | 'multipart';
  /** The body of success; `image` for the call that answers a picture. */
  readonly response: z.ZodType | 'image';
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler is given: every part parsed by its schema. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  headers: Parsed<E['headers']>;
  body: Parsed<E['body']>;
}

/** What a call answers when it succeeds. */
export type EndpointResponse<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : never;

/** What a caller must send as the body. */
export type EndpointBody<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.input<E['body']>
  : undefined;

/** Prefix of every call. */
export const API_PREFIX = '/api/v1';

/** Clients of both spellings exist; what answers under the first answers under the second too. */
export const PATH_ALIASES = [['/products', '/product']] as const;
