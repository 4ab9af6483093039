/**
 * Measures what guessing at accounts tells, and what it does to the catalogue:
 *   node bench/accounts/bench.mjs [--tries 60] [--seconds 15] [--clients 40]
 * Needs `npm run build`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '15' },
    clients: { type: 'string', default: '40' },
  },
});
const tries = Number(values.tries);
const seconds = Number(values.seconds);
const clients = Number(values.clients);

const KNOWN = 'maya@shop.test';
const UNKNOWN = 'nobody@shop.test';

const ATTEMPTS = {
  'sign-in': (origin, email) => post(origin, 'login', { email, password: 'not the password' }),
  reset: (origin, email) =>
    post(origin, 'forgot-password', { email, answer: 'not it', newpassword: 'a new password' }),
};

const dataDir = mkdtempSync(join(tmpdir(), 'shop-accounts-bench-'));
const shop = spawn(process.execPath, ['apps/api/dist/main.js'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'only for measuring',
    RATE_LIMIT_FACTOR: '9999',
  },
});
const ended = new Promise((resolve) => shop.once('exit', resolve));

try {
  const origin = await opened();
  await timing(origin);
  await flood(origin);
} finally {
  shop.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

function opened() {
  return new Promise((resolve, reject) => {
    let output = '';
    shop.stdout.on('data', (chunk) => {
      output = (output + chunk).slice(-2_000);
      const address = /open at (http:\/\/\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    shop.once('exit', () => reject(new Error('The shop did not open')));
  });
}

async function post(origin, path, body) {
  const response = await fetch(`${origin}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Known and unknown in turns, so that whatever else the machine does meets both. */
async function timing(origin) {
  console.log(`\nA wrong guess at a known and an unknown address, ${tries} each`);
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    const taken = { [KNOWN]: [], [UNKNOWN]: [] };
    for (let i = -5; i < tries; i++) {
      for (const email of i % 2 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
        const before = performance.now();
        const status = await attempt(origin, email);
        if (status !== 401) throw new Error(`${name} answered ${status}`);
        if (i >= 0) taken[email].push(performance.now() - before);
      }
    }
    const known = quantile(taken[KNOWN], 0.5);
    const unknown = quantile(taken[UNKNOWN], 0.5);
    console.log(
      `${name.padEnd(8)} known p50 ${ms(known)}  unknown p50 ${ms(unknown)}  ratio ${(unknown / known).toFixed(3)}`,
    );
  }
}

/** Pages of the catalogue, one after the other, with and without a flood of sign-ins beside them. */
async function flood(origin) {
  console.log(`\nA page of the catalogue, ${seconds} s each`);
  await browse(origin, 2);
  report('nothing else', await browse(origin, seconds));
  let guessing = true;
  const statuses = new Map();
  const guessers = Array.from({ length: clients }, async () => {
    while (guessing) {
      const status = await ATTEMPTS['sign-in'](origin, KNOWN);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  report(`${clients} clients sign in`, await browse(origin, seconds));
  guessing = false;
  await Promise.all(guessers);
  report('afterwards', await browse(origin, seconds));
  const answers = [...statuses].map(([status, count]) => `${count} times ${status}`);
  console.log(`The sign-ins were answered ${answers.join(', ')}`);
}

async function browse(origin, duration) {
  const taken = [];
  const end = performance.now() + duration * 1000;
  for (let page = 1; performance.now() < end; page = (page % 4) + 1) {
    const before = performance.now();
    const response = await fetch(`${origin}/api/v1/products/product-list/${page}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
    taken.push(performance.now() - before);
  }
  return taken;
}

function report(what, taken) {
  console.log(
    `${what.padEnd(24)} p50 ${ms(quantile(taken, 0.5))}  p99 ${ms(quantile(taken, 0.99))}  ${taken.length} pages`,
  );
}

function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)];
}

function ms(value) {
  return `${value.toFixed(1).padStart(6)} ms`;
}
