import { endpoints, failureSchema, type Endpoint } from '@shop/shared';
import type { FuzzRequest } from './requests.js';
import type { Reply } from './transport.js';

const INTERNALS = /node_modules|node:internal|\bat \/|Mongo|SQLITE|ECONN|undefined/;

/** Describes how a reply breaks the contract, with the request that caused it; undefined if it doesn't. */
export function complaintAbout(request: FuzzRequest, reply: Reply | string): string | undefined {
  const fault = typeof reply === 'string' ? reply : faultOf(request, reply);
  return fault && `${describe(request)}\n  ${fault}`;
}

function faultOf({ name, method, path }: FuzzRequest, reply: Reply): string | undefined {
  const { status, text } = reply;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  if (method === 'HEAD' || method === 'OPTIONS' || status === 304) return undefined;
  if (status >= 400) return faultOfFailure(reply);
  const endpoint: Endpoint = endpoints[name as keyof typeof endpoints];
  // Another method of the path, or a path with an invalid part, may be another endpoint's.
  const isOthers = method !== endpoint.method || /%2f/i.test(path);
  if (typeof endpoint.response === 'string' || status !== endpoint.status || isOthers)
    return undefined;
  const body = endpoint.response.safeParse(parsed(text));
  return body.success ? undefined : `${status} breaks the contract: ${body.error.message}`;
}

function faultOfFailure({ status, type, text }: Reply): string | undefined {
  if (!type.includes('json')) return `${status} has the content type ${type || 'none'}`;
  const failure = failureSchema.safeParse(parsed(text));
  if (!failure.success) return `${status} in another shape: ${text.slice(0, 300)}`;
  const { message } = failure.data;
  return INTERNALS.test(message) ? `reveals internals: ${message}` : undefined;
}

/** The value of a JSON text; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe({ name, method, path, headers, body, caller }: FuzzRequest): string {
  const shown = body === undefined ? '' : JSON.stringify(body.toString().slice(0, 300));
  return `${name} (${caller}): ${method} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${shown}`;
}
