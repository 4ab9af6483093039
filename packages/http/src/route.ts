import type { Client, ReplyCache, Tags } from '@shop/front';
import type { CreateOnce, Creation } from '@shop/mongo/creations';
import {
  API_PREFIX,
  PATH_ALIASES,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  type CreationHeaders,
} from '@shop/shared';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import type { Authenticate, CurrentUser, SignedInActor } from './access/access.js';
import { requireAccess } from './access/require-access.js';
import { shownTo } from './replies/shown-to.js';
import { answerInTime, whileReading } from './replies/answer-in-time.js';
import { jsonBody } from './body/json-body.js';
import { multipartBody } from './body/multipart-body.js';
import { contextOf } from './context.js';
import type { FileReply } from './replies/file-reply.js';
import { answerAndCache } from './front/answer-and-cache.js';
import { clientOf } from './front/client.js';
import { requestKey } from './front/request-key.js';
import { leaveTurn, takeTurns } from './front/turns.js';
import type { ImageReply } from './replies/image-reply.js';
import { parseInput } from './parse-input.js';
import { requestId } from './operations/request-id.js';
import { Page, sendReply } from './replies/send-reply.js';

export { Page };

/** The input of a controller: the parsed request, and the caller where the contract requires a sign-in. */
export type ControllerInput<E extends Endpoint> = EndpointInput<E> & {
  user: E['access'] extends 'public' ? undefined : CurrentUser;
  /** The administrator for audit entries, where the contract requires one. */
  actor: E['access'] extends 'admin' ? SignedInActor : undefined;
  /** The bytes of the uploaded photo, where the body is a form and has one. */
  photo: E extends { encoding: 'multipart' } ? Buffer | undefined : undefined;
  /** The same as in the reply's `X-Request-Id`, for audit entries. */
  requestId: string;
  /** The client that waits for the reply, for fair queues. */
  client: Client;
  /** The raw request, for what no schema describes, such as the token. */
  req: Request;
};

type ControllerResult<E extends Endpoint> = E extends { creates: true }
  ? Creation<EndpointResponse<E>>
  : E['response'] extends 'image'
    ? ImageReply
    : E['response'] extends 'csv' | 'file'
      ? FileReply
      : | EndpointResponse<E>
        | FileReply
        | (EndpointResponse<E> extends readonly unknown[] ? Page<EndpointResponse<E>> : never);

export type Controller<E extends Endpoint> = (
  input: ControllerInput<E>,
) => Promise<ControllerResult<E>> | ControllerResult<E>;

/** What a reply shows, as cache tags: it is cached until one of them changes. Undefined if it must not be cached. */
export type Shows<E extends Endpoint> = (
  input: EndpointInput<E>,
  body: E['response'] extends 'image' | 'csv' | 'file' ? unknown : EndpointResponse<E>,
) => Tags | undefined;

/** One route of the API. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (input: never) => unknown;
  readonly shows?: ((input: never, body: never) => Tags | undefined) | undefined;
}

/**
 * Binds an endpoint of the contract to its controller.
 * @param shows only for replies that are the same for everyone and may be cached.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Controller<E>,
  shows?: Shows<E>,
): Route {
  return { endpoint, handle, shows };
}

interface ApiRouterDeps {
  authenticate: Authenticate;
  createOnce: CreateOnce;
  /** Reads a body while the request holds no place. */
  withoutPlace: (readBody: RequestHandler) => RequestHandler;
  cache: ReplyCache | undefined;
  /**
   * What answers the failures of a route. A failure that a route passes on is compared with the paths of all routes behind
   * it, which takes longer than most replies.
   */
  failed: readonly ErrorRequestHandler[];
}

/** Mounts routes under the API's prefix, each as: wait for its turn → check access → read the body → parse → answer. */
export function apiRouter(
  routes: readonly Route[],
  { authenticate, createOnce, withoutPlace, cache, failed }: ApiRouterDeps,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const takeTurn = takeTurns();
  for (const { endpoint, handle, shows } of routes) {
    const steps: RequestHandler[] = [
      setEndpoint(endpoint),
      ...(isCacheable(endpoint) ? [] : [keepOutOfCaches]),
      answerInTime,
      takeTurn,
      requireAccess(endpoint, authenticate),
      ...(endpoint.body
        ? [offTurn, whileReading(withoutPlace(bodyReader(endpoint))), takeTurn]
        : []),
      async (req, res) => {
        const { visit, user, photo } = contextOf(res);
        const id = requestId(res);
        const isAdmins = endpoint.access === 'admin';
        const parsed = parseInput(endpoint, req);
        const client = clientOf(req);
        const input = {
          ...parsed,
          user,
          actor: isAdmins ? { ...user, requestId: id } : undefined,
          requestId: id,
          photo,
          client,
          req,
        };
        // The client disconnected while its token or its body was read.
        if (res.closed) return;
        const work = () => {
          if (!endpoint.creates) return handle(input as never);
          const { 'idempotency-key': key } = parsed.headers as CreationHeaders;
          const call = { key, endpoint, input: parsed, photo, user, address: client.key };
          return createOnce(call, async () => (await handle(input as never)) as Creation<unknown>);
        };
        const answer = async () => visit.note(Promise.resolve(work()));
        const send = (result: unknown) =>
          sendReply(res, endpoint.status, shownTo(user, endpoint, result));
        if (cache && shows) {
          const tags = (result: unknown) =>
            shows(input as never, (result instanceof Page ? result.items : result) as never);
          await answerAndCache(cache, { req, res, key: requestKey(req), answer, tags, send });
        } else {
          await send(await answer());
        }
        visit.leaveTurn();
        // The reply is made. A client that reads it slowly holds no place.
        visit.leavePlace();
      },
    ];
    for (const path of pathsOf(endpoint)) router[methodOf(endpoint)](path, ...steps, ...failed);
  }
  return router;
}

function setEndpoint(endpoint: Endpoint): RequestHandler {
  return (_req, res, next) => {
    contextOf(res).endpoint = endpoint;
    next();
  };
}

const offTurn: RequestHandler = (_req, res, next) => {
  leaveTurn(res);
  next();
};

/** Only reads that need no sign-in: all other replies are for one person. */
function isCacheable({ access, method }: Endpoint): boolean {
  return access === 'public' && method === 'GET';
}

const keepOutOfCaches: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

function methodOf(endpoint: Endpoint): 'get' | 'post' | 'put' | 'delete' {
  return endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
}

function bodyReader(endpoint: Endpoint): RequestHandler {
  return endpoint.encoding === 'multipart' ? multipartBody : jsonBody(endpoint);
}

/** The paths of POST endpoints whose replies may be cached. */
export function cachedPosts(routes: readonly Route[]): ReadonlySet<string> {
  const posts = routes.filter(({ endpoint, shows }) => endpoint.method === 'POST' && shows);
  return new Set(
    posts.flatMap(({ endpoint }) => pathsOf(endpoint).map((path) => API_PREFIX + path)),
  );
}

/** An endpoint's own path and its aliases. */
export function pathsOf({ path }: Endpoint): string[] {
  const aliases = PATH_ALIASES.filter(([prefix]) => path.startsWith(`${prefix}/`));
  return [path, ...aliases.map(([prefix, alias]) => alias + path.slice(prefix.length))];
}
