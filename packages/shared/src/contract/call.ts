import type { z } from 'zod';
import { API_PREFIX, type Endpoint, type EndpointBody } from './endpoint.js';

type Scalar = string | number;
/** The fields of a multipart call. Numbers and booleans are sent as text, a `Blob` as a file. */
export type FormFields = Record<string, Scalar | boolean | Blob | undefined>;

type Part<Schema, Input> = Schema extends z.ZodType ? Input : unknown;
type Keys<Schema> = Schema extends z.ZodType ? keyof z.input<Schema> : never;

/** Multipart calls take their fields as an object; a `Blob` in it is sent as a file. */
type CallBody<E extends Endpoint> = E extends { encoding: 'multipart' }
  ? EndpointBody<E> & { photo?: Blob }
  : EndpointBody<E>;

type BodyPart<Body> = undefined extends Body ? { body?: Body } : { body: Body };

/** What a client passes to call an endpoint: only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<
  E['params'],
  { params: Record<Keys<E['params']>, Scalar> }
> &
  Part<E['query'], { query?: Partial<Record<Keys<E['query']>, Scalar>> }> &
  Part<E['headers'], { headers: Record<Keys<E['headers']>, string> }> &
  (E extends { creates: true } ? { headers?: { 'idempotency-key'?: string } } : unknown) &
  Part<E['body'], BodyPart<CallBody<E>>>;

/** `CallInput` of any endpoint, for code that sends any call. */
export interface AnyCallInput {
  params?: Record<string, Scalar>;
  query?: Record<string, Scalar | undefined>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The path of a call without the prefix, its parameters encoded. */
export function pathOf({ path }: Endpoint, { params = {} }: AnyCallInput = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Prefix, path and query of a call. */
export function urlOf(endpoint: Endpoint, input: AnyCallInput = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search.toString()}` : '';
  return `${API_PREFIX}${pathOf(endpoint, input)}${suffix}`;
}

/** The fields of a multipart call as a form, without those that are undefined. */
export function formDataOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}
