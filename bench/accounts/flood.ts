import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { MAYA } from '@shop/test-shop/client/people';
import { formatMs } from '../lib/format.js';
import { median, quantile, Tally, timed } from '@shop/test-shop/lib/statistics';
import { guessPassword } from './guesses.js';

const WARM_UP_SECONDS = 2;
const PAGES = 4;

/** Measures pages of the catalogue without, during and after a flood of wrong sign-ins. */
export async function measureFlood(
  origin: string,
  { seconds, clients }: { seconds: number; clients: number },
): Promise<void> {
  const visitor = new ApiClient(origin);
  console.log(`\nA page of the catalogue, ${seconds} s each`);
  await browse(visitor, WARM_UP_SECONDS);
  report('nothing else', await browse(visitor, seconds));

  let flooding = true;
  const statuses = new Tally();
  const flood = Array.from({ length: clients }, async () => {
    while (flooding) {
      const response = await guessPassword(visitor, MAYA.email);
      await response.arrayBuffer();
      statuses.add(String(response.status));
    }
  });
  report(`${clients} clients sign in`, await browse(visitor, seconds));
  flooding = false;
  await Promise.all(flood);
  report('afterwards', await browse(visitor, seconds));
  console.log(`Statuses of the sign-ins: ${JSON.stringify(statuses)}`);
}

/** @returns milliseconds of each page, requested one after the other. */
async function browse(visitor: ApiClient, seconds: number): Promise<number[]> {
  const taken: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let index = 0; performance.now() < end; index += 1) {
    const params = { page: 1 + (index % PAGES) };
    const ms = await timed(async () => {
      const response = await visitor.send(endpoints.listProductPage, { params });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
    });
    taken.push(ms);
  }
  return taken;
}

function report(what: string, taken: number[]): void {
  console.log(
    `${what.padEnd(24)} p50 ${formatMs(median(taken))}  p99 ${formatMs(quantile(taken, 0.99))}  ${taken.length} pages`,
  );
}
