import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';

const REST_MS = 20;
/** Of so many of a shopper’s orders, the first is cancelled. */
const CANCELLED_IN = 3;

/** A checkout: what was bought under which key. */
interface Checkout {
  items: { product: string; quantity: number }[];
  key: string;
}

/** A shopper who checks out again and again, cancels some orders, and remembers what the shop has said about each. */
export class PayingShopper {
  /** Ids of confirmed orders. */
  readonly confirmed: string[] = [];
  /** Ids of orders that the shopper has tried to cancel. */
  readonly cancelTried: string[] = [];
  /** Ids of those of which the shop said that they are cancelled. */
  readonly cancelled: string[] = [];
  /** Refusals that said something else when their key was repeated. */
  readonly changedRefusals: string[] = [];
  /** Checkouts whose outcome the shopper does not know. */
  private open: Checkout[] = [];

  constructor(private readonly product: string) {}

  /** Checks out until the signal is aborted. */
  async shop(client: ApiClient, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const quantity = 1 + (this.confirmed.length % 3);
      const checkout = { items: [{ product: this.product, quantity }], key: randomUUID() };
      if (await this.hasOutcome(client, checkout)) {
        await this.cancelSome(client);
        continue;
      }
      this.open.push(checkout);
      await setTimeout(REST_MS);
    }
  }

  /** Cancels the last order if its turn has come and it was not tried yet. */
  private async cancelSome(client: ApiClient): Promise<void> {
    const last = this.confirmed.at(-1);
    if (last === undefined || this.confirmed.length % CANCELLED_IN !== 1) return;
    if (this.cancelTried.includes(last)) return;
    this.cancelTried.push(last);
    const reply = await client
      .send(endpoints.cancelMyOrder, { params: { number: last } })
      .then(textOf)
      .catch(() => undefined);
    if (reply?.status === 200) this.cancelled.push(last);
  }

  /** Repeats the checkouts of unknown outcome. @returns how many still have none. */
  async repeatOpen(client: ApiClient): Promise<number> {
    const open = this.open;
    this.open = [];
    for (const checkout of open)
      if (!(await this.hasOutcome(client, checkout))) this.open.push(checkout);
    return this.open.length;
  }

  /** Whether the checkout was confirmed or refused. Repeats a refused one, which has to be refused again. */
  private async hasOutcome(client: ApiClient, { items, key }: Checkout): Promise<boolean> {
    const reply = await client
      .placeOrder(items, key)
      .then(textOf)
      .catch(() => undefined);
    if (reply?.status === 201) {
      const { order } = endpoints.placeOrder.response.parse(JSON.parse(reply.text));
      this.confirmed.push(order._id);
      return true;
    }
    if (reply?.status !== 409) return false;
    const again = await client
      .placeOrder(items, key)
      .then(textOf)
      .catch(() => undefined);
    if (again && again.status !== 503 && again.text !== reply.text)
      this.changedRefusals.push(`${key}: ${reply.text}, then ${again.text}`);
    return true;
  }
}

/** @throws TypeError when the reply is cut off. */
async function textOf(response: Response) {
  return { status: response.status, text: await response.text() };
}
