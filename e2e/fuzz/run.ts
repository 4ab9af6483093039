import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { endpoints, type Endpoint } from '@shop/shared';
import fc from 'fast-check';
import { ADMIN } from '@shop/test-shop/client/people';
import { residentMegabytes } from '@shop/test-shop/lib/process-table';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { callByHand } from './by-hand/call-by-hand.js';
import { Callers } from './callers.js';
import { Coverage } from './coverage.js';
import { Mailbox } from './mails/mailbox.js';
import { knownOf, type Known } from './known.js';
import { complaintAbout } from './reply-check.js';
import { acceptedRequestsTo, requestsTo, type FuzzRequest } from './requests.js';
import { Transport } from './transport.js';

const CONNECTIONS = 16;
/** How many accepted requests a call gets that none of the random ones reached; the first success ends them. */
const MORE_TRIES = 40;

export interface FuzzRun {
  complaints: string[];
  requests: number;
  coverage: Coverage;
  /** Uploaded files that were not deleted. */
  leftovers: string[];
  /** Megabytes that the shop held after a third of the requests and after all of them. */
  memory: [early: number, late: number];
}

interface Plan {
  known: Known;
  mailbox: Mailbox;
  seed: number;
  requests: number;
}

/** Starts a shop and sends requests of every kind to each of its endpoints. */
export async function runFuzz({ seed, requests }: { seed: number; requests: number }) {
  const home = await temporaryFolder('shop-fuzz-');
  const uploads = path.join(home, 'uploads');
  await mkdir(uploads);
  const mailbox = await Mailbox.open();
  const shop = await startShop({
    DATA_DIR: path.join(home, 'data'),
    TMPDIR: uploads,
    ADMIN_PASSWORD: ADMIN.password,
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailbox.url,
    // Where the links in mails lead.
    PUBLIC_URL: 'http://shop.test',
    WEBHOOKS_TO_LOOPBACK: 'on',
  });
  try {
    const known = await knownOf(shop.origin);
    return await fuzz(shop, uploads, { known, mailbox, seed, requests });
  } finally {
    await shop.stop();
    await mailbox.close();
    await rm(home, { recursive: true });
  }
}

async function fuzz(shop: ShopProcess, uploads: string, plan: Plan): Promise<FuzzRun> {
  const all = shuffled(makeRequests(plan), plan.seed);
  const callers = await Callers.signIn(shop.origin);
  const transport = new Transport(new URL(shop.origin), CONNECTIONS);
  const complaints: string[] = [];
  const coverage = new Coverage();

  const sendOne = async (request: FuzzRequest, visitor: number) => {
    const reply = await callers.send(request.caller, (token) =>
      transport.send(request, { token, visitor }),
    );
    const complaint = complaintAbout(request, reply);
    if (complaint) complaints.push(complaint);
    coverage.add(request, reply);
  };
  const sendAll = async (list: readonly FuzzRequest[]) => {
    const left = list.entries();
    const sendSome = async () => {
      for (const [visitor, request] of left) await sendOne(request, visitor);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, sendSome));
    return residentMegabytes(shop.pid);
  };
  const third = Math.floor(all.length / 3);
  const early = await sendAll(all.slice(0, third));
  const late = await sendAll(all.slice(third));
  for (const name of await callByHand(shop.origin, plan.mailbox)) coverage.addDone(name);
  for (const name of coverage.unreached()) {
    for (const [visitor, request] of acceptedRequests(name, plan).entries())
      if (coverage.unreached().includes(name)) await sendOne(request, visitor);
  }
  transport.close();
  const leftovers = await readdir(uploads);
  return { complaints, requests: all.length, coverage, leftovers, memory: [early, late] };
}

/** The same number for every endpoint. */
function makeRequests({ known, seed, requests }: Plan): FuzzRequest[] {
  const all: [string, Endpoint][] = Object.entries(endpoints);
  const each = Math.ceil(requests / all.length);
  return all.flatMap(([name, endpoint], index) =>
    fc.sample(requestsTo(name, endpoint, known), { seed: seed + index, numRuns: each }),
  );
}

function acceptedRequests(name: string, { known, seed }: Plan): FuzzRequest[] {
  const endpoint = endpoints[name as keyof typeof endpoints];
  return fc.sample(acceptedRequestsTo(name, endpoint, known), { seed, numRuns: MORE_TRIES });
}

function shuffled<T>(list: T[], seed: number): T[] {
  const [order = []] = fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), {
    seed,
    numRuns: 1,
  });
  return order;
}
