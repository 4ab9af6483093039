import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { endpoints, type Credentials, type Order } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import type { Control } from '../../stripe/control/control.js';

/** Between two orders of a buyer: so few that mails and refunds keep up. */
const REST_MS = 400;

/** A refund that was asked for under a key. */
interface RefundAsked {
  number: string;
  key: string;
}

/** A shopper who pays at Stripe, has some orders cancelled or refunded, and repeats what was not answered. */
export class Buyer {
  /** Ids of confirmed orders, with their numbers. */
  readonly placed = new Map<string, string>();
  /** Ids of those of which the shop said that they are cancelled. */
  readonly cancelled = new Set<string>();
  /** Numbers of orders of which the shop said that a part was refunded. */
  readonly refunded = new Set<string>();
  /** Numbers of orders that were perhaps paid, without the shop's having said so yet. */
  readonly #unconfirmed = new Set<string>();
  #openCheckouts: string[] = [];
  #openRefunds: RefundAsked[] = [];
  #token = '';
  #adminToken = '';

  constructor(
    private readonly visitor: ApiClient,
    private readonly stripe: Control,
    private readonly product: string,
  ) {}

  async signIn(buyer: Credentials, admin: Credentials): Promise<void> {
    this.#token = (await this.visitor.session(buyer)).token;
    this.#adminToken = (await this.visitor.session(admin)).token;
  }

  /** Buys until the signal is aborted: first what had no answer, or a shop that is closed would leave hundreds of these. */
  async shop(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#buy(this.#openCheckouts.pop() ?? randomUUID());
      await setTimeout(REST_MS);
    }
  }

  /** Repeats what had no answer, and comes back to the shop after paying. @returns how much still has none. */
  async finish(): Promise<number> {
    const [checkouts, refunds] = [this.#openCheckouts, this.#openRefunds];
    [this.#openCheckouts, this.#openRefunds] = [[], []];
    for (const key of checkouts) await this.#place(key);
    for (const asked of refunds) await this.#refund(asked);
    for (const number of this.#unconfirmed) await this.#comeBack(number);
    return this.#openCheckouts.length + this.#openRefunds.length + this.#unconfirmed.size;
  }

  async #buy(key: string): Promise<void> {
    const order = await this.#place(key);
    if (!order) return;
    const number = String(order.number);
    const session = /\/pay\/(\w+)/.exec(order.payment.url ?? '')?.[1];
    // The stand-in may be gone just now, before it has answered or before it has done it.
    if (!session) return;
    const isPaid = await settled(this.stripe('pay', { session }));
    if (isPaid) this.#unconfirmed.add(number);
    // Some never come back.
    if (order.number % 4 === 0) return;
    await this.#comeBack(number);
    if (isPaid && order.number % 4 === 1) await this.#cancel(order._id, number);
    if (isPaid && order.number % 4 === 2) await this.#refund({ number, key: randomUUID() });
  }

  async #place(key: string): Promise<Order | undefined> {
    const reply = await settled(
      this.#client.placeOrder([{ product: this.product, quantity: 2 }], key).then(read),
    );
    if (reply?.status !== 201) {
      this.#openCheckouts.push(key);
      return undefined;
    }
    const { order } = endpoints.placeOrder.response.parse(JSON.parse(reply.text));
    this.placed.set(order._id, String(order.number));
    return order;
  }

  async #comeBack(number: string): Promise<void> {
    const reply = await settled(
      this.#client.send(endpoints.checkMyPayment, { params: { number } }).then(read),
    );
    if (reply?.status !== 200) return;
    const { order } = endpoints.checkMyPayment.response.parse(JSON.parse(reply.text));
    if (order.payment.success) this.#unconfirmed.delete(number);
  }

  async #cancel(id: string, number: string): Promise<void> {
    const reply = await settled(
      this.#client.send(endpoints.cancelMyOrder, { params: { number } }).then(read),
    );
    if (reply?.status === 200) this.cancelled.add(id);
  }

  /** A dollar back, asked for twice at once. */
  async #refund(asked: RefundAsked): Promise<void> {
    const { number, key } = asked;
    const input = {
      params: { number },
      headers: { 'idempotency-key': key },
      body: { amount: 1 },
    };
    const admin = this.visitor.as({ token: this.#adminToken });
    const ask = () => settled(admin.send(endpoints.refundOrder, input).then(read));
    const replies = await Promise.all([ask(), ask()]);
    if (replies.some((reply) => reply?.status === 201)) this.refunded.add(number);
    // Refused for good, as the order was not paid.
    else if (!replies.some((reply) => reply?.status === 409)) this.#openRefunds.push(asked);
  }

  get #client(): ApiClient {
    return this.visitor.as({ token: this.#token });
  }
}

/** @throws TypeError when the reply is cut off. */
async function read(response: Response) {
  return { status: response.status, text: await response.text() };
}

/** Undefined when the process that should answer is gone. */
function settled<T>(call: Promise<T>): Promise<T | undefined> {
  return call.catch(() => undefined);
}
