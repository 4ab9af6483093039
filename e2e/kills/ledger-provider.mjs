/**
 * A payment provider for tests, loaded through PAYMENT_MODULE: keeps a ledger of its operations in a file of its own,
 * honours their keys, refuses every fifth payment, is slow, and can kill the shop during an operation. Its environment:
 * LEDGER_FILE, and LEDGER_DEATH (`before` or `after` it has written the operation) with LEDGER_DEATH_AT (which operation
 * since there is a file LEDGER_ARMED).
 */
import { createHash, randomInt } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

const MAX_PAUSE_MS = 30;
const REFUSED_IN = 5;

const { LEDGER_FILE, LEDGER_ARMED, LEDGER_DEATH, LEDGER_DEATH_AT } = process.env;
let operations = 0;

function entries() {
  if (!existsSync(LEDGER_FILE)) return [];
  const lines = readFileSync(LEDGER_FILE, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}

/** Without a pause between reading and writing, so that two operations of one key can't both be new. */
function enter(entry) {
  const earlier = entries().find(({ key }) => key === entry.key);
  if (earlier) return earlier;
  const file = openSync(LEDGER_FILE, 'a');
  writeSync(file, `${JSON.stringify(entry)}\n`);
  fsyncSync(file);
  closeSync(file);
  return entry;
}

async function carryOut(kind, { order, amountCents, idempotencyKey }, isRefused) {
  if (existsSync(LEDGER_ARMED)) operations += 1;
  const dies = operations === Number(LEDGER_DEATH_AT) && LEDGER_DEATH;
  await setTimeout(randomInt(MAX_PAUSE_MS));
  if (dies === 'before') process.kill(process.pid, 'SIGKILL');
  const entered = enter({ key: idempotencyKey, kind, order, amountCents, isRefused });
  if (dies === 'after') process.kill(process.pid, 'SIGKILL');
  await setTimeout(randomInt(MAX_PAUSE_MS));
  return entered.isRefused
    ? { success: false, reason: 'the card was declined' }
    : { success: true, reference: `ledger-${order}` };
}

const isDeclined = (order) =>
  createHash('sha256').update(order).digest().readUInt32BE() % REFUSED_IN === 0;

export default {
  name: 'ledger',
  authorise: (payment) => carryOut('authorise', payment, isDeclined(payment.order)),
  capture: (payment) => carryOut('capture', payment, false),
  void: (payment) => carryOut('void', payment, false),
  refund: (payment) => carryOut('refund', payment, false),
};
