import type { ServerResponse } from 'node:http';
import { Visit } from '@shop/front';
import type { Endpoint } from '@shop/shared';
import type { CurrentUser } from './access/access.js';

/** What is known of a request besides what was sent. */
export interface RequestContext {
  /** Its place and its turn among other requests. */
  readonly visit: Visit;
  /** Its whole body, if the front has read it. */
  body?: Buffer | undefined;
  /** The endpoint of the contract that it calls, if it calls one. */
  endpoint?: Endpoint;
  /** The caller, where the endpoint requires a sign-in. */
  user?: CurrentUser;
  /** The bytes of the uploaded photo, if the form has one. */
  photo?: Buffer | undefined;
  /** Sends a 503 when the reply takes too long. */
  deadline?: NodeJS.Timeout;
  /** Whether the page that it asks for was not rendered in time. */
  isLate?: boolean;
  /** Base64: lets `<style>` elements of this reply's page apply. */
  styleNonce?: string;
}

const contexts = new WeakMap<ServerResponse, RequestContext>();

/** The context of a request, by its reply. */
export function contextOf(res: ServerResponse): RequestContext {
  const known = contexts.get(res);
  if (known) return known;
  const context = { visit: new Visit() };
  contexts.set(res, context);
  return context;
}
