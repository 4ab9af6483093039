import type { z } from 'zod';

/** Who may call: anyone, anyone who is signed in, or only administrators. */
export type Access = 'public' | 'shopper' | 'admin';

/** One call of the contract. The API, the client, the OpenAPI document and the contract tests are built from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without the prefix `/api/v1`; parameters as `:name`. */
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
  /** The body for the OpenAPI document, where `body` is a transform that has no JSON schema. */
  readonly bodyShape?: z.ZodType;
  /** How the body is sent; `json` by default. */
  readonly encoding?: 'json' | 'multipart';
  /** The body of a successful reply; `image` for a picture, `csv` for a table as a file. */
  readonly response: z.ZodType | 'image' | 'csv';
  /** Whether the call may change what visitors see of the catalogue, so that ready replies must be given up. */
  readonly changesCatalogue?: true;
  /** A second field that carries a failure's message, where the specification reads it there. */
  readonly messageAlias?: 'error';
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a controller gets: every part of the request, parsed by its schema. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  headers: Parsed<E['headers']>;
  body: Parsed<E['body']>;
}

/** The body of a successful reply; a table is its text. */
export type EndpointResponse<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : E['response'] extends 'csv'
    ? string
    : never;

/** The body that a caller sends, before it is parsed. */
export type EndpointBody<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.input<E['body']>
  : undefined;

/** Prefix of every path. */
export const API_PREFIX = '/api/v1';

/** Clients use both spellings: every path under the first one works under the second as well. */
export const PATH_ALIASES = [['/products', '/product']] as const;
