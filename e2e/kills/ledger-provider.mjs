/**
 * A payment provider for tests, loaded through PAYMENT_MODULE: keeps a ledger of its charges in a file of its own,
 * honours their keys, refuses every fifth charge, is slow, and can kill the shop while it charges. Its environment:
 * LEDGER_FILE, and LEDGER_DEATH (`before` or `after` it has written the charge) with LEDGER_DEATH_AT (which charge since
 * there is a file LEDGER_ARMED).
 */
import { createHash, randomInt } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

const MAX_PAUSE_MS = 60;
const REFUSED_IN = 5;

const { LEDGER_FILE, LEDGER_ARMED, LEDGER_DEATH, LEDGER_DEATH_AT } = process.env;
let charges = 0;

function entries() {
  if (!existsSync(LEDGER_FILE)) return [];
  const lines = readFileSync(LEDGER_FILE, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}

/** Without a pause between reading and writing, so that two charges of one key can't both be new. */
function enter(key, amountCents) {
  const earlier = entries().find((entry) => entry.key === key);
  if (earlier) return earlier;
  const isRefused = createHash('sha256').update(key).digest().readUInt32BE() % REFUSED_IN === 0;
  const entry = { key, amountCents, isRefused };
  const file = openSync(LEDGER_FILE, 'a');
  writeSync(file, `${JSON.stringify(entry)}\n`);
  fsyncSync(file);
  closeSync(file);
  return entry;
}

export default {
  name: 'ledger',
  async charge({ amountCents, idempotencyKey }) {
    if (existsSync(LEDGER_ARMED)) charges += 1;
    const dies = charges === Number(LEDGER_DEATH_AT) && LEDGER_DEATH;
    await setTimeout(randomInt(MAX_PAUSE_MS));
    if (dies === 'before') process.kill(process.pid, 'SIGKILL');
    const { isRefused } = enter(idempotencyKey, amountCents);
    if (dies === 'after') process.kill(process.pid, 'SIGKILL');
    await setTimeout(randomInt(MAX_PAUSE_MS));
    return isRefused
      ? { success: false, reason: 'the card was declined' }
      : { success: true, reference: `ledger-${idempotencyKey}` };
  },
};
