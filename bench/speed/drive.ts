import autocannon from 'autocannon';
import { quantile } from '@shop/test-shop/lib/statistics';
import type { BenchRequest } from './rows.js';

/** What one drive measured. */
export interface Drive {
  /** Successful replies in a second. */
  perSecond: number;
  replies: number;
  /** Replies other than 2xx, broken connections and timeouts. */
  failures: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Sends requests on several connections, one after the other on each. */
export async function drive(
  origin: string,
  requests: readonly BenchRequest[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Drive> {
  const took: number[] = [];
  const result = await run(
    {
      url: origin,
      connections,
      duration: seconds,
      requests: requests.map((one) => ({ ...one })),
      setupClient: startAnywhere(requests),
    },
    (ms) => took.push(ms),
  );
  const replies = result['2xx'];
  return {
    perSecond: replies / result.duration,
    replies,
    failures: result.non2xx + result.errors + result.timeouts,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
  };
}

/** @param took receives each reply's milliseconds: autocannon's own percentiles are whole milliseconds. */
function run(options: autocannon.Options, took: (ms: number) => void): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error: unknown, result) => {
      if (error) reject(new Error('The load could not be sent', { cause: error }));
      else resolve(result);
    });
    instance.on('response', (_client, _status, _bytes, ms) => took(ms));
  });
}

/** Starts each connection at a different request, so that they don't all send the same one at once. */
function startAnywhere(requests: readonly BenchRequest[]) {
  let started = 0;
  return (client: autocannon.Client) => {
    const begin = (started++ * 13) % requests.length;
    const turned = [...requests.slice(begin), ...requests.slice(0, begin)];
    client.setRequests(turned.map((one) => ({ ...one })));
  };
}
