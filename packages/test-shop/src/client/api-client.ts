import {
  endpoints,
  formDataOf,
  urlOf,
  type AnyCallInput,
  type CallInput,
  type Credentials,
  type Endpoint,
  type EndpointResponse,
  type FormFields,
  type Product,
  type Session,
} from '@shop/shared';

/** The caller: the token of a session, and the address that a trusted proxy would report. */
export interface Caller {
  token?: string;
  ip?: string;
}

/** A call that declares nothing required can be made without input. */
type Arguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E>
    ? [input?: CallInput<E>, signal?: AbortSignal]
    : [input: CallInput<E>, signal?: AbortSignal];

/** Calls the API of a shop as any client would, by the endpoints of the contract. */
export class ApiClient {
  constructor(
    readonly origin: string,
    private readonly caller: Caller = {},
  ) {}

  /** The same shop, called by somebody else. */
  as(caller: Caller): ApiClient {
    return new ApiClient(this.origin, caller);
  }

  /** The raw response, whatever its status. @throws TypeError when the connection breaks. */
  send<E extends Endpoint>(endpoint: E, ...[input, signal]: Arguments<E>): Promise<Response> {
    return this.request(endpoint, input ?? {}, signal);
  }

  /** Like `send`, for callers that know the endpoint at run time only. */
  request(endpoint: Endpoint, input: AnyCallInput, signal?: AbortSignal): Promise<Response> {
    const { token, ip } = this.caller;
    const isForm = endpoint.encoding === 'multipart';
    const body = isForm ? formDataOf(input.body as FormFields) : JSON.stringify(input.body);
    return fetch(this.origin + urlOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        ...(token !== undefined && { Authorization: token }),
        ...(ip !== undefined && { 'X-Forwarded-For': ip }),
        ...(input.body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...input.headers,
      },
      ...(input.body !== undefined && { body }),
      ...(signal && { signal }),
    });
  }

  /** The body of a successful response. @throws Error when the shop refuses. */
  async call<E extends Endpoint>(
    endpoint: E,
    ...given: Arguments<E>
  ): Promise<EndpointResponse<E>> {
    return readBody(endpoint, await this.send(endpoint, ...given));
  }

  /** User and token. @throws Error when the credentials are refused. */
  async session(body: Credentials): Promise<Session> {
    const reply = await this.call(endpoints.login, { body });
    if (!('token' in reply)) throw new Error('The sign-in was answered without a token');
    return { user: reply.user, token: reply.token };
  }

  /** A client that is signed in. */
  async signIn(credentials: Credentials): Promise<ApiClient> {
    const { token } = await this.session(credentials);
    return this.as({ ...this.caller, token });
  }

  /** Those of the first hundred products that are bought without a choice. */
  async products(): Promise<Product[]> {
    const { products } = await this.call(endpoints.listProducts);
    return products.filter(({ options }) => !options);
  }

  /** The raw response to a checkout under an idempotency key. */
  placeOrder(items: { product: string; quantity: number }[], key: string, signal?: AbortSignal) {
    const input = { headers: { 'idempotency-key': key }, body: { items } };
    return this.send(endpoints.placeOrder, input, signal);
  }
}

/** The body that the contract promises. @throws Error when the response is a failure or breaks the contract. */
export async function readBody<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<EndpointResponse<E>> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  if (endpoint.response === 'csv') return (await response.text()) as EndpointResponse<E>;
  if (endpoint.response === 'file') return (await response.blob()) as EndpointResponse<E>;
  if (endpoint.response === 'image') throw new Error('A picture has no body to parse');
  return endpoint.response.parse(await response.json()) as EndpointResponse<E>;
}
