import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { readBody } from '@shop/test-shop/client/api-client';

const BUYERS = 8;
const REST_MS = 20;

/** Buyers who order one piece after the other until they are stopped, whatever happens to the shop. */
export class Sales {
  private isOver = false;
  private orders = 0;
  private readonly buyers: Promise<unknown>;

  /** @param confirmed takes the id of each order that the shop has confirmed. */
  constructor(
    private readonly shop: ApiClient,
    private readonly product: string,
    private readonly round: string,
    private readonly confirmed: Set<string>,
  ) {
    this.buyers = Promise.all(Array.from({ length: BUYERS }, () => this.buy()));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.buyers;
  }

  private async buy(): Promise<void> {
    while (!this.isOver) {
      this.orders += 1;
      const items = [{ product: this.product, quantity: 1 }];
      const reply = this.shop.placeOrder(items, `${this.round}-${this.orders}`);
      const orderId = await reply.then(confirmedOrder).catch(() => undefined);
      if (orderId === undefined) await setTimeout(REST_MS);
      else this.confirmed.add(orderId);
    }
  }
}

/** @throws TypeError when the reply is cut off. */
async function confirmedOrder(response: Response): Promise<string | undefined> {
  if (response.status === 201) return (await readBody(endpoints.placeOrder, response)).order._id;
  await response.arrayBuffer();
  return undefined;
}
