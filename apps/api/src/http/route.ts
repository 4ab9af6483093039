import {
  API_PREFIX,
  PATH_ALIASES,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
} from '@shop/shared';
import { Router, type Request, type RequestHandler } from 'express';
import type { Authenticate, CurrentUser, SignedInActor } from './access.js';
import { requireAccess } from './access.js';
import { answerInTime, whileReading } from './answer-in-time.js';
import { jsonBody } from './body/json-body.js';
import { multipartBody, uploadedPhoto } from './body/multipart-body.js';
import { clientOf, type Client } from './client.js';
import type { CreateOnce, Creation } from './creation.js';
import { setEndpoint } from './current-endpoint.js';
import { leavePlace, noteWork, withoutPlace } from './edge/admission.js';
import type { FileReply } from './file-reply.js';
import { parseInput } from './parse-input.js';
import { answerAndKeep } from './ready/answer-and-keep.js';
import { keyOf } from './ready/answer-key.js';
import type { Tags } from './ready/ready-answer.js';
import type { ReadyAnswers } from './ready/ready-answers.js';
import { requestId } from './operations/request-id.js';
import { Page, sendReply, type WriteReply } from './send-reply.js';
import { leaveTurn, takeTurns } from './turns.js';

export { Page, type WriteReply };

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
    ? WriteReply
    : E['response'] extends 'csv'
      ? FileReply
      : | EndpointResponse<E>
        | FileReply
        | (EndpointResponse<E> extends readonly unknown[] ? Page<EndpointResponse<E>> : never);

export type Controller<E extends Endpoint> = (
  input: ControllerInput<E>,
) => Promise<ControllerResult<E>> | ControllerResult<E>;

/** The cache tags of a reply: it is cached until one of them changes. Undefined for a reply that must not be cached. */
export type TagsOf<E extends Endpoint> = (
  input: EndpointInput<E>,
  body: E['response'] extends 'image' | 'csv' ? unknown : EndpointResponse<E>,
) => Tags | undefined;

/** One route of the API. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (input: never) => unknown;
  readonly tagsOf?: ((input: never, body: never) => Tags | undefined) | undefined;
}

/**
 * Binds an endpoint of the contract to its controller.
 * @param tagsOf only for replies that are the same for everyone and may be cached.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: Controller<E>,
  tagsOf?: TagsOf<E>,
): Route {
  return { endpoint, handle, tagsOf };
}

interface ApiRouterDeps {
  authenticate: Authenticate;
  createOnce: CreateOnce;
  ready?: ReadyAnswers | undefined;
}

/** Mounts routes under the API's prefix, each as: wait for its turn → check access → read the body → parse → answer. */
export function apiRouter(
  routes: readonly Route[],
  { authenticate, createOnce, ready }: ApiRouterDeps,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const takeTurn = takeTurns();
  for (const { endpoint, handle, tagsOf } of routes) {
    const steps: RequestHandler[] = [
      setEndpoint(endpoint),
      ...(isCacheable(endpoint) ? [] : [keepOutOfCaches]),
      answerInTime,
      takeTurn,
      requireAccess(endpoint.access, authenticate),
      ...(endpoint.body
        ? [offTurn, whileReading(withoutPlace(bodyReader(endpoint))), takeTurn]
        : []),
      async (req, res) => {
        const user = res.locals.user as CurrentUser | undefined;
        const id = requestId(res);
        const isAdmins = endpoint.access === 'admin';
        const parsed = parseInput(endpoint, req);
        const photo = uploadedPhoto(res);
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
          const call = { endpoint, input: parsed, photo, user, address: client.key };
          return createOnce(call, async () => (await handle(input as never)) as Creation<unknown>);
        };
        const answer = async () => noteWork(res, Promise.resolve(work()));
        const reply = (result: unknown) => sendReply(res, endpoint.status, result);
        if (ready && tagsOf) {
          const tags = (result: unknown) =>
            tagsOf(input as never, (result instanceof Page ? result.items : result) as never);
          await answerAndKeep(ready, { req, res, key: keyOf(req), answer, tags, reply });
        } else {
          await reply(await answer());
        }
        leaveTurn(res);
        // The reply is made. A client that reads it slowly holds no place.
        leavePlace(res);
      },
    ];
    for (const path of pathsOf(endpoint)) router[methodOf(endpoint)](path, ...steps);
  }
  return router;
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

function bodyReader({ encoding, access }: Endpoint): RequestHandler {
  return encoding === 'multipart' ? multipartBody : jsonBody(access);
}

/** The paths of POST endpoints whose replies may be cached. */
export function keptPosts(routes: readonly Route[]): ReadonlySet<string> {
  const posts = routes.filter(({ endpoint, tagsOf }) => endpoint.method === 'POST' && tagsOf);
  return new Set(
    posts.flatMap(({ endpoint }) => pathsOf(endpoint).map((path) => API_PREFIX + path)),
  );
}

/** An endpoint's own path and its aliases. */
export function pathsOf({ path }: Endpoint): string[] {
  const aliases = PATH_ALIASES.filter(([prefix]) => path.startsWith(`${prefix}/`));
  return [path, ...aliases.map(([prefix, alias]) => alias + path.slice(prefix.length))];
}
