import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { endpoints, type Credentials } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { randomFrom } from '@shop/test-shop/lib/random';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const SHOPPERS = 6;
/** Delay of a kill, after some deletions were confirmed or all were requested. */
const KILL_AFTER_MS = { from: 0, to: 60 };

export interface DeletionsResult {
  deleted: number;
  /** How many of them an administrator deleted. */
  byAdmin: number;
  kept: number;
  /** Accounts that are only partly deleted, and accounts that exist although the shop has confirmed the deletion. */
  faults: string[];
}

/** Repeatedly kills a shop and its database while shoppers delete their accounts, and checks what is left. */
export async function runDeletionKills(kills: number, seed: number): Promise<DeletionsResult> {
  const random = randomFrom(seed);
  const dataDir = await temporaryFolder('shop-deletions-');
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_FACTOR: '9999',
  };
  const result: DeletionsResult = { deleted: 0, byAdmin: 0, kept: 0, faults: [] };
  let shop = await startShop(environment);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const admin = await new ApiClient(shop.origin).signIn(ADMIN);
      const shoppers = [];
      for (let count = 0; count < SHOPPERS; count += 1)
        shoppers.push(await signedInShopper(shop.origin));
      const confirmed = new Set<string>();
      const deletions = Promise.allSettled(
        shoppers.map(async ({ userId, email, password, client }, index) => {
          if (isByAdmin(index)) await admin.call(endpoints.deleteUser, { params: { userId } });
          else await client.call(endpoints.deleteMyAccount, { body: { password } });
          confirmed.add(email);
        }),
      );
      const enough = random.between(0, SHOPPERS - 1);
      while (confirmed.size < enough) await setTimeout(1);
      await setTimeout(random.between(KILL_AFTER_MS.from, KILL_AFTER_MS.to));
      for (const pid of await shop.children()) process.kill(pid, 'SIGKILL');
      await shop.kill();
      await deletions;
      shop = await startShop(environment);
      await look(shop, shoppers, confirmed, result);
    }
    return result;
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** Every other account; other shoppers delete theirs themselves, which leaves no audit entry. */
const isByAdmin = (index: number) => index % 2 === 0;

async function signedInShopper(origin: string) {
  const visitor = new ApiClient(origin);
  const credentials = await buildShopper(visitor);
  const { user, token } = await visitor.session(credentials);
  return { ...credentials, userId: user._id, client: visitor.as({ token }) };
}

/** Checks that each account is usable and listed, or neither, and that deletions by administrators are in the audit. */
async function look(
  { origin }: ShopProcess,
  shoppers: Credentials[],
  confirmed: ReadonlySet<string>,
  result: DeletionsResult,
): Promise<void> {
  const visitor = new ApiClient(origin);
  const admin = await visitor.signIn(ADMIN);
  for (const [index, { email, password }] of shoppers.entries()) {
    const reply = await visitor.send(endpoints.login, { body: { email, password } });
    await reply.arrayBuffer();
    const { total } = await admin.call(endpoints.listUsers, { query: { search: email } });
    const isThere = reply.status === 200 && total === 1;
    const isGone = reply.status === 401 && total === 0;
    if (isThere && !confirmed.has(email)) result.kept += 1;
    else if (isGone) {
      result.deleted += 1;
      if (isByAdmin(index)) result.byAdmin += 1;
    } else result.faults.push(`${email}: sign-in ${reply.status}, ${total} users`);
  }
  const query = { action: 'deleteUser' } as const;
  const entries = (await admin.call(endpoints.listAuditEntries, { query })).total;
  if (entries !== result.byAdmin)
    result.faults.push(`${result.byAdmin} deleted by the administrator, ${entries} audit entries`);
}
