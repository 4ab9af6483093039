/** A process that floods until it receives a message, then reports the replies and its own CPU time. */
import { setMaxListeners } from 'node:events';
import { z } from 'zod';
import { Tally } from '@shop/test-shop/lib/statistics';
import { flood } from './connection.js';
import { FLOOD_KINDS } from './kinds.js';

const orderSchema = z.object({
  kind: z.string(),
  target: z.object({
    port: z.number(),
    shopperToken: z.string(),
    adminToken: z.string(),
    credentials: z.object({ email: z.string(), password: z.string() }),
    products: z.array(z.string()),
    categories: z.array(z.string()),
  }),
});

const { kind, target } = orderSchema.parse(JSON.parse(process.argv[2] ?? ''));
const chosen = FLOOD_KINDS.find(({ name }) => name === kind);
if (!chosen) throw new RangeError(`There is no flood of ${kind}`);

const statuses = new Tally();
const stop = new AbortController();
setMaxListeners(0, stop.signal);
const requests = { ...chosen.requests(target), port: target.port };
for (let index = 0; index < chosen.connections; index += 1) flood(requests, statuses, stop.signal);

// Otherwise it would outlive a bench that is killed.
process.once('disconnect', () => process.exit());
process.once('message', () => {
  stop.abort();
  const { user, system } = process.cpuUsage();
  process.send?.({ statuses: statuses.toJSON(), cpuMs: (user + system) / 1_000 });
  process.disconnect();
});
