import { API_PREFIX, type Order, type Product, type Session } from '@shop/shared';

/** Calls the shop's API as any client would. */
export class ShopApi {
  constructor(
    private readonly origin: string,
    private readonly token?: string,
  ) {}

  /** The raw reply, whatever its status; rejects when the connection breaks. */
  fetch(
    path: string,
    init: {
      method?: string;
      body?: unknown;
      headers?: Record<string, string>;
      signal?: AbortSignal;
    } = {},
  ) {
    return fetch(this.origin + API_PREFIX + path, {
      method: init.method ?? 'GET',
      headers: {
        ...(this.token && { Authorization: this.token }),
        ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
        ...init.headers,
      },
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
      ...(init.signal && { signal: init.signal }),
    });
  }

  private async read<T>(path: string, init?: Parameters<ShopApi['fetch']>[1]): Promise<T> {
    const response = await this.fetch(path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  session(email: string, password: string): Promise<Session> {
    return this.read('/auth/login', { method: 'POST', body: { email, password } });
  }

  /** A client that is signed in. */
  async signIn(email: string, password: string): Promise<ShopApi> {
    const { token } = await this.session(email, password);
    return new ShopApi(this.origin, token);
  }

  async products(): Promise<Product[]> {
    return (await this.read<{ products: Product[] }>('/products/get-product')).products;
  }

  /** All orders of the shop; for administrators. */
  allOrders(): Promise<Order[]> {
    return this.read('/auth/all-orders');
  }

  placeOrder(items: { product: string; quantity: number }[], key: string, signal?: AbortSignal) {
    return this.fetch('/orders', {
      method: 'POST',
      body: { items },
      headers: { 'Idempotency-Key': key },
      ...(signal && { signal }),
    });
  }
}
