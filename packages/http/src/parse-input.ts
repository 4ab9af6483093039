import {
  headersOf,
  refusesUnknownFields,
  unknownFields,
  type Endpoint,
  type FieldError,
} from '@shop/shared';
import type { Request } from 'express';
import type { z } from 'zod';
import { badRequest } from './errors/errors.js';

/** The parts of a request, parsed by the endpoint's schemas; a part without a schema is undefined. */
export interface ParsedInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/**
 * Parses every part of a request once, as the contract defines.
 * @throws HttpError 400 with the invalid fields.
 */
export function parseInput(
  endpoint: Endpoint,
  req: Pick<Request, 'params' | 'query' | 'headers' | 'body'>,
): ParsedInput {
  return {
    params: parsePart(endpoint.params, req.params),
    query: parsePart(endpoint.query, req.query),
    headers: parsePart(headersOf(endpoint), req.headers),
    body: parseBody(endpoint, req.body ?? {}),
  };
}

/** The unknown fields come first: what is misspelt may also be missing. */
function parseBody(endpoint: Endpoint, body: unknown): unknown {
  const { body: schema, response } = endpoint;
  const reply = typeof response === 'string' ? undefined : response;
  const unknown =
    schema && refusesUnknownFields(endpoint) ? unknownFields(schema, body, reply) : [];
  return parsePart(schema, body, unknown);
}

function parsePart(
  schema: z.ZodType | undefined,
  value: unknown,
  unknown: FieldError[] = [],
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success && unknown.length === 0) return result.data;
  const errors = [...unknown, ...fieldErrors(result.error?.issues ?? [])];
  throw badRequest(errors[0]?.message ?? 'The request is malformed', errors);
}

/** The library's own messages are not for shoppers. If a schema has a message, that one is used. */
function plainMessage({ path = [] }: { path?: PropertyKey[] }): string {
  return path.length === 0 ? 'The request is malformed' : `${path.join('.')} is not valid`;
}

/** The first error of each field. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (!byField.has(field)) byField.set(field, { field, message: issue.message });
  }
  return [...byField.values()];
}
