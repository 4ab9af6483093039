import type { AnyCallInput, CallInput, Endpoint, EndpointResponse } from '@shop/shared';
import { ApiClient, readBody } from '@shop/test-shop/client/api-client';
import type { Instances } from '@shop/test-shop/shop/instances';
import type { Random } from '@shop/test-shop/lib/random';
import type { Records } from './records.js';

/** A response, or `lost`: the connection broke, and the client can't know whether its request was processed. */
export type Outcome = { status: 'lost' } | { status: number; response: Response };

/** The sender: a client, whose number determines its address, with or without a token. */
export interface From {
  client: number;
  token?: string;
}

const RESPONSE_TIMEOUT_MS = 30_000;
const RETRIES = 50;

/** Sends requests to instances chosen at random. */
export class Sender {
  constructor(
    private readonly instances: Instances,
    private readonly random: Random,
  ) {}

  async send<E extends Endpoint>(
    { client, token }: From,
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Outcome> {
    const { origin } = this.random.pick(this.instances.shops);
    const caller = new ApiClient(origin, { token, ip: `10.1.0.${client}` });
    try {
      const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
      const response = await caller.request(endpoint, input as AnyCallInput, signal);
      // A killed instance may break off the body, too.
      const body = await response.arrayBuffer();
      return { status: response.status, response: new Response(body, response) };
    } catch {
      // A client that has lost its connection waits before it retries.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { status: 'lost' };
    }
  }

  /** Sends a request until an instance answers it. @throws Error when it is refused, or never answered. */
  async sendUntilAnswered<E extends Endpoint>(
    from: From,
    endpoint: E,
    input: CallInput<E>,
  ): Promise<EndpointResponse<E>> {
    for (let count = 0; count < RETRIES; count += 1) {
      const outcome = await this.send(from, endpoint, input);
      if (outcome.status !== 'lost' && outcome.status < 500)
        return readBody(endpoint, outcome.response);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`${endpoint.path} was never answered`);
  }
}

/** Counts an outcome; a lost request and a 503 are always allowed. */
export async function expectStatus(
  records: Records,
  what: string,
  outcome: Outcome,
  allowed: number[],
): Promise<void> {
  records.count(`${what} ${outcome.status}`);
  if (outcome.status === 'lost' || outcome.status === 503) return;
  if (!allowed.includes(outcome.status))
    records.complain(`${what}: ${outcome.status} ${await outcome.response.text()}`);
}
