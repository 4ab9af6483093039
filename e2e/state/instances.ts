import { API_PREFIX } from '@shop/shared';
import { freePort, sharedDatabase } from '../shop/database-process.js';
import type { Random } from '../shop/random.js';
import { startShop, type ShopProcess } from '../shop/shop-process.js';

/** A reply, or `lost`: the connection broke, and nobody knows what became of the request. */
export interface Outcome {
  status: number | 'lost';
  body: unknown;
}

export interface Request {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: FormData;
}

interface Instance {
  port: number;
  shop: ShopProcess;
}

const REPLY_MS = 30_000;

/** Instances of the shop on one database, which can be killed and come back at the same address. */
export class Instances {
  kills = 0;
  private instances: Instance[] = [];

  constructor(
    private readonly databasePort: number,
    private readonly random: Random,
    private readonly environment: Record<string, string>,
  ) {}

  async start(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) this.instances.push(await this.open());
  }

  private async open(port?: number): Promise<Instance> {
    const chosen = port ?? (await freePort());
    const shop = await startShop({
      ...sharedDatabase(this.databasePort),
      ...this.environment,
      PORT: String(chosen),
    });
    return { port: chosen, shop };
  }

  /** Kills one of them without warning, and starts it again. */
  async killOne(): Promise<void> {
    const victim = this.random.pick(this.instances);
    await victim.shop.kill();
    this.kills += 1;
    victim.shop = (await this.open(victim.port)).shop;
  }

  async stop(): Promise<void> {
    for (const { shop } of this.instances) await shop.stop();
  }

  /** Sends a request to any of them. `client` stands for the address it comes from. */
  async send(client: number, path: string, request: Request = {}): Promise<Outcome> {
    const { port } = this.random.pick(this.instances);
    const { method = 'GET', token, headers, json, form } = request;
    try {
      const response = await fetch(`http://127.0.0.1:${port}${API_PREFIX}${path}`, {
        method,
        headers: {
          'X-Forwarded-For': `10.1.0.${client}`,
          ...(token && { Authorization: token }),
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form && { body: form }),
        signal: AbortSignal.timeout(REPLY_MS),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      // Who has lost a connection does not come back at once.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { status: 'lost', body: undefined };
    }
  }

  /** Sends a request until an instance answers it with success. */
  async insist<T>(path: string, request?: Request, client = 0): Promise<T> {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const { status, body } = await this.send(client, path, request);
      if (status === 200 || status === 201) return body as T;
      if (status !== 'lost' && status < 500)
        throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`${path} was never answered`);
  }
}
