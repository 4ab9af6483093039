import type { z } from 'zod';
import type { CreationHeaders } from './idempotency-key.js';
import type { Permission } from './permissions.js';

/** Who may call: anyone, anyone who is signed in, or only administrators. */
export type Access = 'public' | 'shopper' | 'admin';

/** A part of the shop that an API key may get at. Who may do what is never for a key. */
export type Area = Exclude<Permission, 'staff'>;

/** What all calls have. */
interface AnyEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without the prefix `/api/v1`; parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** HTTP status of a successful reply. */
  readonly status: 200 | 201;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Names in lower case. */
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** Whether the body may be larger than those of other administrators' calls. */
  readonly hasLargeBody?: true;
  /** The body for the OpenAPI document, where `body` is a transform that has no JSON schema. */
  readonly bodyShape?: z.ZodType;
  /** How the body is sent; `json` by default. */
  readonly encoding?: 'json' | 'multipart';
  /** The body of a successful reply; `image` for a picture, `csv` for a table, `file` for a table or an archive. */
  readonly response: z.ZodType | 'image' | 'csv' | 'file';
  /**
   * Whether the call creates something. It then takes an optional `Idempotency-Key`: calls with the same key create it
   * once.
   */
  readonly creates?: true;
  /** Whether the call may change the catalogue that visitors see, which invalidates cached replies. */
  readonly changesCatalogue?: true;
  /** A second field for the message of a failure, where the specification requires it. */
  readonly messageAlias?: 'error';
}

/** A call without an area: no API key is needed, or lets in. */
interface OpenEndpoint extends AnyEndpoint {
  readonly access: 'public' | 'shopper';
  readonly area?: never;
}

/** A call of administrators who have a permission, and of API keys that have the area of the same name. */
interface AdminEndpoint extends AnyEndpoint {
  readonly access: 'admin';
  /** The permission that it takes; `any`: none in particular. No key makes a call of `any` or `staff`. */
  readonly area: Permission | 'any';
  /**
   * Whether it lets in every administrator, and is only about what their permissions are about. Keys need the area
   * nevertheless.
   */
  readonly byPermission?: true;
  /** More permissions that people need, because of what the reply shows. */
  readonly also?: readonly Permission[];
  /** Whether no key makes it. */
  readonly onlyPeople?: true;
  /** Whether a POST changes nothing, so that a key to read is enough. */
  readonly onlyReads?: true;
  /**
   * Whether fields that the body's schema does not know are ignored, as the specification's own calls do. Others refuse
   * them: a misspelt limit would be none.
   */
  readonly ignoresUnknownFields?: true;
}

/** One call of the contract. The API, the client, the OpenAPI document and the contract tests are built from it. */
export type Endpoint = OpenEndpoint | AdminEndpoint;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** The input of a controller: every part of the request, parsed by its schema. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  headers: E extends { creates: true } ? CreationHeaders : Parsed<E['headers']>;
  body: Parsed<E['body']>;
}

/** The body of a successful reply; for `csv`, its text; for `image` and `file`, its bytes. */
export type EndpointResponse<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : E['response'] extends 'csv'
    ? string
    : E['response'] extends 'image' | 'file'
      ? Blob
      : never;

/** The body that a caller sends, before it is parsed. */
export type EndpointBody<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.input<E['body']>
  : undefined;

/** Prefix of every path. */
export const API_PREFIX = '/api/v1';

/** Clients use both prefixes: every path under the first one also works under the second. */
export const PATH_ALIASES = [['/products', '/product']] as const;
