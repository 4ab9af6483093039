import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';

const PAGES = 4;
const THINK_MS = 20;

/** What a visitor has waited for. */
interface Waits {
  ms: number[];
  refused: number;
}

/** A visitor who reads lists and products, one after the other, until stopped. */
export function startVisitor(origin: string): { stop(): Promise<Waits> } {
  const visitor = new ApiClient(origin, { ip: '203.0.113.1' });
  const waits: Waits = { ms: [], refused: 0 };
  let isOver = false;
  const look = async (number: number): Promise<void> => {
    const began = performance.now();
    const params = { page: 1 + (number % PAGES) };
    const reply = await visitor.send(endpoints.listProductPage, { params });
    const body = reply.ok
      ? endpoints.listProductPage.response.parse(await reply.json())
      : undefined;
    waits.ms.push(performance.now() - began);
    if (!body) waits.refused += 1;
    const slug = body?.products[number % (body.products.length || 1)]?.slug;
    if (slug === undefined) return;
    const asked = performance.now();
    const detail = await visitor.send(endpoints.getProduct, { params: { slug } });
    await detail.arrayBuffer();
    waits.ms.push(performance.now() - asked);
    if (!detail.ok) waits.refused += 1;
  };
  const visit = async (): Promise<Waits> => {
    for (let number = 0; !isOver; number += 1) {
      await look(number);
      await setTimeout(THINK_MS);
    }
    return waits;
  };
  const visiting = visit();
  return {
    stop: () => {
      isOver = true;
      return visiting;
    },
  };
}
