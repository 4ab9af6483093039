import {
  API_PREFIX,
  endpoints,
  type Endpoint,
  type EndpointResponse,
  type Failure,
} from '@shop/shared';
import { http, HttpResponse, type DefaultBodyType, type HttpHandler, type PathParams } from 'msw';
import { setupServer } from 'msw/node';
import { buildCategory } from './factories';

interface Call {
  params: PathParams;
  request: Request;
}

interface Responder<Body> {
  answer: (resolve: (call: Call) => Body | Response | Promise<Body | Response>) => HttpHandler;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Stands in for one call of the contract: `server.use(on(endpoints.x).answer(() => …))`, with the contract's types. */
export function on<E extends Endpoint>(endpoint: E): Responder<EndpointResponse<E>> {
  return {
    answer: (resolve) =>
      methods[endpoint.method](`*${API_PREFIX}${endpoint.path}`, async (call) => {
        const reply: unknown = await resolve(call);
        if (reply instanceof Response) return reply;
        return HttpResponse.json(reply as DefaultBodyType, { status: endpoint.status });
      }),
  };
}

/** A refusal or a breakdown, in the contract's shape. */
export function refusal(status: number, message: string, errors?: Failure['errors']): Response {
  return HttpResponse.json({ success: false, message, errors } satisfies Failure, { status });
}

/** Answers the navigation's categories and whether the shop is there, and renews no session; each test adds what it is about. */
export const server = setupServer(
  on(endpoints.renewSession).answer(() => refusal(401, 'Please login first')),
  on(endpoints.listCategories).answer(() => ({ success: true, category: [buildCategory()] })),
  on(endpoints.countProducts).answer(() => ({ success: true, total: 0 })),
);
