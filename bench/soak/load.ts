import { quantile, Tally } from '@shop/test-shop/lib/statistics';
import type { Visits } from './visits.js';

const RAMP_SECONDS = 8;
const FEWEST_CLIENTS = 4;
/** Doubling the clients must multiply the requests by at least this. */
const WORTHWHILE = 1.1;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Lets `clients` clients visit for `seconds` seconds; each sends its next request as soon as it has a response. */
export async function runLoad(visits: Visits, clients: number, seconds: number) {
  const end = performance.now() + seconds * 1000;
  const taken: number[] = [];
  const failures = new Tally();
  const visitUntilEnd = async (client: number) => {
    const nextVisit = visits(client);
    while (performance.now() < end) {
      const { name, send, expected } = nextVisit();
      const started = performance.now();
      const status = await statusOf(send());
      taken.push(performance.now() - started);
      if (!expected.some((one) => one === status)) failures.add(`${name}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => visitUntilEnd(client)));
  return {
    clients,
    requests: taken.length,
    'per second': Math.round(taken.length / seconds),
    'p50, ms': tenths(quantile(taken, 0.5)),
    'p99, ms': tenths(quantile(taken, 0.99)),
    'longest, ms': tenths(quantile(taken, 1)),
    failures,
  };
}

/** The status of a completely read response, or the reason why there is none. */
async function statusOf(sent: Promise<Response>): Promise<number | string> {
  try {
    const response = await sent;
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return error.cause instanceof Error ? error.cause.message : error.message;
  }
}

/** The number of clients that brings the most requests per second. */
export async function findClientCount(visits: Visits, most: number): Promise<number> {
  const tried = [];
  for (let clients = FEWEST_CLIENTS; clients <= most; clients *= 2) {
    tried.push(await runLoad(visits, clients, RAMP_SECONDS));
    const [before, now] = tried.slice(-2);
    if (before && now && now['per second'] < before['per second'] * WORTHWHILE) break;
  }
  console.table(tried.map(({ failures, ...row }) => ({ ...row, failed: !failures.isEmpty })));
  const [best] = tried.toSorted((a, b) => b['per second'] - a['per second']);
  return best?.clients ?? FEWEST_CLIENTS;
}
