import {
  API_PREFIX,
  endpoints,
  LIMITS,
  refusesUnknownFields,
  unknownFields,
  type Endpoint,
  type EndpointResponse,
  type Failure,
  type OrderItem,
} from '@shop/shared';
import { http, HttpResponse, type DefaultBodyType, type HttpHandler, type PathParams } from 'msw';
import { setupServer } from 'msw/node';
import { session } from '../lib/session/session';
import { buildCategory } from './factories';

interface Call {
  params: PathParams;
  request: Request;
}

interface Responder<Body> {
  answer: (resolve: (call: Call) => Body | Response | Promise<Body | Response>) => HttpHandler;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Mocks one call of the contract, with its types: `server.use(on(endpoints.x).answer(() => …))`. */
export function on<E extends Endpoint>(endpoint: E): Responder<EndpointResponse<E>> {
  return {
    answer: (resolve) =>
      methods[endpoint.method](`*${API_PREFIX}${endpoint.path}`, async (call) => {
        await refuseUnknownFields(endpoint, call.request.clone());
        const reply: unknown = await resolve(call);
        if (reply instanceof Response) return reply;
        return HttpResponse.json(reply as DefaultBodyType, { status: endpoint.status });
      }),
  };
}

/** A form that sends more than the shop takes, such as what it was opened with, fails in its tests already. */
async function refuseUnknownFields(endpoint: Endpoint, request: Request): Promise<void> {
  if (!endpoint.body || endpoint.encoding === 'multipart' || !refusesUnknownFields(endpoint))
    return;
  const [unknown] = unknownFields(endpoint.body, await request.json());
  if (unknown) throw new TypeError(unknown.message);
}

/** A failure reply in the format of the contract. */
export function refusal(status: number, message: string, errors?: Failure['errors']): Response {
  return HttpResponse.json({ success: false, message, errors } satisfies Failure, { status });
}

/** A refusal because of the second factor. */
export function secondFactorRefusal(
  status: number,
  message: string,
  secondFactor: Failure['secondFactor'],
): Response {
  return HttpResponse.json({ success: false, message, secondFactor } satisfies Failure, { status });
}

/**
 * The calls that pages make by themselves, answered as by a shop with one category and nothing else in it, and enough of
 * every product that is asked for. The buyer is known as the session knows them. Tests add their own calls.
 */
export const server = setupServer(
  on(endpoints.renewSession).answer(() => refusal(401, 'Please login first')),
  on(endpoints.getLongEdit).answer(() => ({ success: true, edit: null })),
  on(endpoints.logout).answer(() => ({ success: true, message: 'logout successfully' })),
  on(endpoints.quoteOrder).answer(async ({ request }) => {
    const { items } = (await request.json()) as { items: OrderItem[] };
    const enough = { state: 'available', price: 1, available: LIMITS.orderLineQuantity } as const;
    return { success: true, total: 0, lines: items.map(({ product }) => ({ product, ...enough })) };
  }),
  on(endpoints.getCart).answer(() => ({
    success: true,
    items: [],
    products: [],
    gone: [],
    version: 0,
  })),
  on(endpoints.savePreferences).answer(() => ({ success: true, preferences: {} })),
  on(endpoints.getListViews).answer(() => ({
    success: true,
    mine: { views: [], version: 0 },
    all: { views: [], version: 0 },
  })),
  on(endpoints.listBarcodeUses).answer(() => ({ success: true, uses: [] })),
  on(endpoints.openRecord).answer(() => ({ success: true, others: [] })),
  on(endpoints.keepCart).answer(() => ({ success: true, items: [], version: 1 })),
  on(endpoints.suggestProducts).answer(() => ({ success: true, products: [], categories: [] })),
  on(endpoints.listCategories).answer(() => ({ success: true, category: [buildCategory()] })),
  on(endpoints.listCountedCategories).answer(() => ({ success: true, categories: [] })),
  on(endpoints.getCategory).answer(() => ({
    success: true,
    category: buildCategory(),
    pinned: [],
  })),
  on(endpoints.listAdministeredProducts).answer(() => ({ success: true, products: [], total: 0 })),
  on(endpoints.getPhotos).answer(() => ({ success: true, photos: [], revision: 'none' })),
  on(endpoints.listCategoryPictures).answer(() => ({ success: true, pictures: [] })),
  on(endpoints.getDelivery).answer(() => {
    const user = session.get()?.user;
    if (!user) return refusal(401, 'Please login first');
    const { name, email, phone, address } = user;
    return { success: true, delivery: { name, email, phone, address } };
  }),
  on(endpoints.sumOrders).answer(() => ({ success: true })),
  on(endpoints.listMyPreparedOrders).answer(() => ({ success: true, preparedOrders: [] })),
  on(endpoints.countNewOrders).answer(() => ({
    success: true,
    newOrders: { count: 0, newest: null },
  })),
  // What an empty cart suggests.
  on(endpoints.listProductPage).answer(() => ({ success: true, products: [], total: 0 })),
  on(endpoints.listCatalogue).answer(() => ({ success: true, products: [], total: 0 })),
  on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
  on(endpoints.countProducts).answer(() => ({ success: true, total: 0 })),
  on(endpoints.countSearch).answer(() => ({ success: true })),
);
