import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@shop/shared';
import { SHIFTED_CLOCK } from '@shop/test-shop/shop/shifted-clock';
import { MAYA } from '@shop/test-shop/client/people';
import type { Attack } from './lib/attack.js';
import { ATTACKER_IP, type AttackedShop } from './lib/attacked-shop.js';
import { atMost, equal } from './lib/checks.js';

const TEN_YEARS_MS = 3_650 * 24 * 60 * 60 * 1_000;
const GUESSES = 12;
/** How long wrong passwords count, in seconds. */
const LOCK_OUT_S = 15 * 60;
const SET_WITHIN_MS = 10_000;

/** Shifts the clocks of the shop and of its database. @throws Error when they don't follow. */
async function setClock(shop: AttackedShop, shiftMs: number): Promise<void> {
  await writeFile(path.join(shop.home, 'clock'), String(shiftMs));
  for (const pid of [shop.process.pid, ...(await shop.process.children())]) {
    process.kill(pid, 'SIGUSR2');
    const end = Date.now() + SET_WITHIN_MS;
    while (!shop.process.output().includes(`clock of ${pid} set by ${shiftMs}\n`)) {
      if (Date.now() > end) throw new Error(`The clock of ${pid} was not set`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export const wrongClock: Attack = {
  name: 'wrong-clock',
  tries: `guesses ${GUESSES} passwords while the clock is ten years ahead`,
  async run(shop) {
    await shop.process.stop();
    await shop.reopen({
      CLOCK_FILE: path.join(shop.home, 'clock'),
      NODE_OPTIONS: `--import ${SHIFTED_CLOCK}`,
    });
    const guess = (ip: string) =>
      shop
        .visitor(ip)
        .send(endpoints.login, { body: { email: MAYA.email, password: 'a wrong password' } });
    await setClock(shop, TEN_YEARS_MS);
    for (let count = 0; count < GUESSES; count += 1) await guess(ATTACKER_IP);
    await setClock(shop, 0);
    const afterwards = await guess(ATTACKER_IP);
    const owner = await shop.visitor().send(endpoints.login, { body: MAYA });
    const wait = Number(afterwards.headers.get('retry-after') ?? 0);
    return [
      atMost('Retry-After once the clock is right', wait, LOCK_OUT_S, 's'),
      equal('sign-in of the owner', owner.status, 200),
    ];
  },
};
