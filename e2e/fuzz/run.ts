import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { endpoints, type Endpoint } from '@shop/shared';
import fc from 'fast-check';
import { ADMIN } from '@shop/test-shop/client/people';
import { residentMegabytes } from '@shop/test-shop/lib/process-table';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { callByHand } from './by-hand.js';
import { Callers } from './callers.js';
import { Coverage } from './coverage.js';
import { knownOf } from './known.js';
import { complaintAbout } from './reply-check.js';
import { requestsTo, type FuzzRequest } from './requests.js';
import { Transport } from './transport.js';

const CONNECTIONS = 16;

export interface FuzzRun {
  complaints: string[];
  requests: number;
  coverage: Coverage;
  /** Uploaded files that were not deleted. */
  leftovers: string[];
  /** Megabytes that the shop held after a third of the requests and after all of them. */
  memory: [early: number, late: number];
}

/** Starts a shop and sends requests of every kind to each of its endpoints. */
export async function runFuzz({ seed, requests }: { seed: number; requests: number }) {
  const home = await temporaryFolder('shop-fuzz-');
  const uploads = path.join(home, 'uploads');
  await mkdir(uploads);
  const shop = await startShop({
    DATA_DIR: path.join(home, 'data'),
    TMPDIR: uploads,
    ADMIN_PASSWORD: ADMIN.password,
    TRUSTED_PROXIES: '1',
  });
  try {
    return await fuzz(shop, uploads, shuffled(await makeRequests(shop, seed, requests), seed));
  } finally {
    await shop.stop();
    await rm(home, { recursive: true });
  }
}

async function fuzz(shop: ShopProcess, uploads: string, all: FuzzRequest[]): Promise<FuzzRun> {
  const callers = await Callers.signIn(shop.origin);
  const transport = new Transport(new URL(shop.origin), CONNECTIONS);
  const complaints: string[] = [];
  const coverage = new Coverage();

  const sendAll = async (list: readonly FuzzRequest[]) => {
    const left = list.entries();
    const sendSome = async () => {
      for (const [visitor, request] of left) {
        const reply = await callers.send(request.caller, (token) =>
          transport.send(request, { token, visitor }),
        );
        const complaint = complaintAbout(request, reply);
        if (complaint) complaints.push(complaint);
        coverage.add(request, reply);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, sendSome));
    return residentMegabytes(shop.pid);
  };
  const third = Math.floor(all.length / 3);
  const early = await sendAll(all.slice(0, third));
  const late = await sendAll(all.slice(third));
  transport.close();
  for (const name of await callByHand(shop.origin)) coverage.addDone(name);
  const leftovers = await readdir(uploads);
  return { complaints, requests: all.length, coverage, leftovers, memory: [early, late] };
}

/** The same number for every endpoint. */
async function makeRequests(shop: ShopProcess, seed: number, count: number) {
  const known = await knownOf(shop.origin);
  const all: [string, Endpoint][] = Object.entries(endpoints);
  const each = Math.ceil(count / all.length);
  return all.flatMap(([name, endpoint], index) =>
    fc.sample(requestsTo(name, endpoint, known), { seed: seed + index, numRuns: each }),
  );
}

function shuffled<T>(list: T[], seed: number): T[] {
  const [order = []] = fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), {
    seed,
    numRuns: 1,
  });
  return order;
}
