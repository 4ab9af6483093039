import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { residentMegabytes } from '@shop/test-shop/lib/process-table';
import { timed } from '@shop/test-shop/lib/statistics';

const SAMPLE_MS = 100;
const EXPORTS = {
  'a row for each order': { rows: 'order' },
  'a row for each item': { rows: 'item' },
  'those of one name': { rows: 'order', search: 'cleo' },
};

/** How long exports take, and the memory of the shop's process before and meanwhile. */
export async function measureExports(admin: ApiClient, pid: number) {
  const rows: Record<string, object> = {};
  for (const [name, query] of Object.entries(EXPORTS))
    rows[name] = await measureExport(admin, pid, query);
  return rows;
}

async function measureExport(admin: ApiClient, pid: number, query: object) {
  const before = await residentMegabytes(pid);
  let most = before;
  const sample = async () => void (most = Math.max(most, await residentMegabytes(pid)));
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  let bytes = 0;
  const ms = await timed(async () => {
    const response = await admin.send(endpoints.exportOrders, { query });
    if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`);
    for await (const chunk of response.body) bytes += (chunk as Uint8Array).length;
  });
  clearInterval(timer);
  return {
    seconds: (ms / 1000).toFixed(1),
    MB: (bytes / 2 ** 20).toFixed(1),
    'shop before, MB': before,
    'shop at most, MB': most,
  };
}
