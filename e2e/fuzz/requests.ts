import { API_PREFIX, endpoints, type Endpoint } from '@shop/shared';
import fc, { type Arbitrary } from 'fast-check';
import { fillPath, queryText } from './addresses.js';
import { bodyOf } from './bodies.js';
import { textFields, type Fields } from './fields.js';
import { valuesOf } from './from-schema.js';
import { oddContentType, oddHeaders, sendableHeaders } from './headers.js';
import { rarely } from './rarely.js';

/** Whose token a request carries: nobody's, a user's, or a forged one. The newcomer's account is its own. */
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

/** Requests to an endpoint: some valid by its schemas, some valid except for one part, some hostile throughout. */
export function requestsTo(
  name: string,
  endpoint: Endpoint,
  ids: readonly string[],
): Arbitrary<FuzzRequest> {
  const { method, path, params, query, headers } = endpoint;
  const fields = (schema: Endpoint['params']) =>
    textFields(schema ? (valuesOf(schema, ids) as Arbitrary<Fields>) : fc.constant({}));
  return fc
    .record({
      params: fields(params),
      query: fields(query),
      headers: fields(headers).map(sendableHeaders),
      body: bodyOf(endpoint, ids),
      method: rarely(fc.constant(method), fc.constantFrom('PATCH', 'HEAD', 'OPTIONS', 'DELETE')),
      contentType: rarely(fc.constant(undefined), oddContentType),
      caller: callerOf(endpoint),
      odd: rarely(fc.constant({}), oddHeaders),
    })
    .map(({ body, contentType, odd, ...parts }) => ({
      name,
      method: parts.method,
      path: API_PREFIX + fillPath(path, parts.params) + queryText(parts.query),
      caller: parts.caller,
      headers: {
        ...(body && { 'content-type': body.type }),
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...parts.headers,
        ...odd,
      },
      ...(body && { body: body.bytes }),
    }));
}

/** Calls that change the caller's password, end sessions or delete the account: made by others, they would end theirs. */
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

function callerOf(endpoint: Endpoint): Arbitrary<CallerName> {
  if (OF_NEWCOMERS.includes(endpoint)) {
    const others = fc.constantFrom<CallerName>('nobody', 'forger');
    return rarely(fc.constant<CallerName>('newcomer'), others, 5);
  }
  const { access } = endpoint;
  const needsToken = access !== 'public' || endpoint === endpoints.renewSession;
  const right = access === 'admin' ? 'admin' : needsToken ? 'shopper' : 'nobody';
  return rarely(
    fc.constant<CallerName>(right),
    fc.constantFrom<CallerName>('nobody', 'shopper', 'admin', 'forger'),
    5,
  );
}
