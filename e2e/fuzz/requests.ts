import { API_PREFIX, endpoints, headersOf, type Endpoint } from '@shop/shared';
import fc, { type Arbitrary } from 'fast-check';
import { fillPath, queryText } from './addresses.js';
import { acceptedBodyOf, bodyOf, type Body } from './inputs/bodies.js';
import { asTexts, textFields, type Fields } from './inputs/fields.js';
import { valuesOf, type Sources } from './inputs/from-schema.js';
import { oddContentType, oddHeaders, sendableHeaders } from './inputs/headers.js';
import { acceptedBy } from './accepted.js';
import type { Known } from './known.js';
import { rarely } from './rarely.js';

/** Whose token a request carries: nobody's, a user's, or a forged one. The newcomer has its own account. */
export type CallerName = 'nobody' | 'shopper' | 'newcomer' | 'admin' | 'forger';

/** A request, ready to be sent. */
export interface FuzzRequest {
  /** The endpoint's name in the contract. */
  name: string;
  method: string;
  path: string;
  caller: CallerName;
  headers: Record<string, string>;
  body?: Buffer | string;
}

/** All parts of a request except the endpoint. */
interface Parts {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Body | undefined;
  method: string;
  contentType: string | undefined;
  caller: CallerName;
  odd: Record<string, string>;
}

/**
 * Requests to an endpoint: the shop accepts a third. The others are valid by its schemas, or invalid in one part, or
 * hostile throughout.
 */
export function requestsTo(name: string, endpoint: Endpoint, known: Known): Arbitrary<FuzzRequest> {
  const sources = { ids: known.ids, accepted: acceptedBy(endpoint, known) };
  const odd = oddParts(endpoint, { ...sources, share: { accepted: 1, from: 2 } }).map((parts) =>
    requestOf(name, endpoint, parts),
  );
  const accepted = acceptedRequestsTo(name, endpoint, known);
  return fc.oneof({ weight: 2, arbitrary: odd }, { weight: 1, arbitrary: accepted });
}

/** Requests to an endpoint that the shop accepts, unless earlier ones have changed what they need. */
export function acceptedRequestsTo(
  name: string,
  endpoint: Endpoint,
  known: Known,
): Arbitrary<FuzzRequest> {
  const accepted = acceptedBy(endpoint, known);
  const parts = acceptedParts(endpoint, {
    ids: known.ids,
    accepted,
    share: { accepted: 1, from: 1 },
  });
  return parts.map((each) => requestOf(name, endpoint, each));
}

function oddParts(endpoint: Endpoint, sources: Sources): Arbitrary<Parts> {
  const { method, params, query } = endpoint;
  const fields = (schema: Endpoint['params']) => textFields(fieldsOf(schema, sources));
  return fc.record({
    params: fields(params),
    query: fields(query),
    headers: fields(headersOf(endpoint)).map(sendableHeaders),
    body: bodyOf(endpoint, sources),
    method: rarely(fc.constant(method), fc.constantFrom('PATCH', 'HEAD', 'OPTIONS', 'DELETE')),
    contentType: rarely(fc.constant(undefined), oddContentType),
    caller: callerOf(endpoint),
    odd: rarely(fc.constant({}), oddHeaders),
  });
}

function acceptedParts(endpoint: Endpoint, sources: Sources): Arbitrary<Parts> {
  const { method, params, query } = endpoint;
  const fields = (schema: Endpoint['params']) => asTexts(fieldsOf(schema, sources));
  return fc.record({
    params: fields(params),
    query: fields(query),
    headers: fields(headersOf(endpoint)).map(sendableHeaders),
    body: acceptedBodyOf(endpoint, sources),
    method: fc.constant(method),
    contentType: fc.constant(undefined),
    caller: fc.constant(rightCallerOf(endpoint)),
    odd: fc.constant({}),
  });
}

function fieldsOf(schema: Endpoint['params'], sources: Sources): Arbitrary<Fields> {
  return schema ? (valuesOf(schema, sources) as Arbitrary<Fields>) : fc.constant({});
}

function requestOf(name: string, { path }: Endpoint, parts: Parts): FuzzRequest {
  const { method, caller, body, contentType } = parts;
  return {
    name,
    method,
    path: API_PREFIX + fillPath(path, parts.params) + queryText(parts.query),
    caller,
    headers: {
      ...(body && { 'content-type': body.type }),
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...parts.headers,
      ...parts.odd,
    },
    ...(body && { body: body.bytes }),
  };
}

/** Calls that change the caller's password, end sessions or delete the account; other callers need their sessions. */
const OF_NEWCOMERS: readonly Endpoint[] = [
  endpoints.updateProfile,
  endpoints.logout,
  endpoints.endSession,
  endpoints.endOtherSessions,
  endpoints.endAllSessions,
  endpoints.startSecondFactor,
  endpoints.turnOnSecondFactor,
  endpoints.turnOffSecondFactor,
  endpoints.deleteMyAccount,
];

function rightCallerOf(endpoint: Endpoint): CallerName {
  if (OF_NEWCOMERS.includes(endpoint)) return 'newcomer';
  const { access } = endpoint;
  const needsToken = access !== 'public' || endpoint === endpoints.renewSession;
  return access === 'admin' ? 'admin' : needsToken ? 'shopper' : 'nobody';
}

function callerOf(endpoint: Endpoint): Arbitrary<CallerName> {
  const right = rightCallerOf(endpoint);
  const others: CallerName[] =
    right === 'newcomer' ? ['nobody', 'forger'] : ['nobody', 'shopper', 'admin', 'forger'];
  return rarely(fc.constant(right), fc.constantFrom(...others), 5);
}
