import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@shop/test-shop/lib/free-port';
import { ADMIN } from '@shop/test-shop/client/people';
import {
  serveDatabase,
  sharedDatabase,
  startDatabase,
} from '@shop/test-shop/shop/database-process';
import { END_WITH_PARENT, startShop, type Environment } from '@shop/test-shop/shop/shop-process';
import { controlAt, type Control } from '../../stripe/control/control.js';
import { SECRET_KEY } from '../../stripe/start.js';
import type { MailLog } from './mail-log.js';

/** What is killed. */
export const VICTIMS = ['shop', 'worker', 'store', 'stripe', 'mail'] as const;
export type Victim = (typeof VICTIMS)[number];

interface Running {
  kill(): Promise<void>;
}

/** A shop, a worker beside it, their database and the stand-in for Stripe, each a process of its own; and a mail server. */
export interface Processes {
  /** Where the shop is: the same after each start. */
  origin: string;
  databasePort: number;
  environment: Environment;
  stripe: Control;
  /** Kills one of them, and starts it again with what it had on disk. */
  killAndRestart(victim: Victim): Promise<void>;
  killAll(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const WEBHOOK_SECRET = 'whsec_kills';

/** @param mails where mails go. */
export async function startProcesses(folder: string, mails: MailLog): Promise<Processes> {
  const [port, stripePort] = [await freePort(), await freePort()];
  const dataDir = path.join(folder, 'data');
  const origin = `http://127.0.0.1:${port}`;
  const stripeOrigin = `http://127.0.0.1:${stripePort}`;
  const database = await startDatabase(dataDir);
  const environment = {
    ...sharedDatabase(database.port),
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_FACTOR: '9999',
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: mails.url,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripeOrigin,
  };
  const start: Record<Victim, () => Promise<Running>> = {
    store: () => serveDatabase(dataDir, database.port),
    stripe: () => startStripe(folder, stripePort),
    shop: () => startShop(environment),
    worker: () => startWorker(environment),
    mail: () => mails.reopen().then(() => mails),
  };
  const stripe = await start.stripe();
  const shop = await start.shop();
  const running: Record<Victim, Running> = {
    store: database,
    stripe,
    shop,
    worker: await start.worker(),
    mail: mails,
  };
  const control = controlAt(stripeOrigin);
  const url = `${origin}/api/v1/payments/stripe/webhook`;
  await control('endpoint', { url, secrets: [WEBHOOK_SECRET] });
  return {
    origin,
    databasePort: database.port,
    environment,
    stripe: control,
    async killAndRestart(victim) {
      await running[victim].kill();
      running[victim] = await started(start[victim]);
    },
    async killAll() {
      for (const victim of ['worker', 'shop', 'stripe', 'store'] as const)
        await running[victim].kill();
    },
  };
}

/** Starts again, as a supervisor does, what ended at its start because a busy machine did not answer it in time. */
async function started(start: () => Promise<Running>, tries = 3): Promise<Running> {
  try {
    return await start();
  } catch (error) {
    if (tries === 1) throw error;
    return started(start, tries - 1);
  }
}

/** The stand-in, whose state is in the folder. */
function startStripe(folder: string, port: number): Promise<Running> {
  const script = ['--import', 'tsx', '--conditions=@shop/source', 'e2e/stripe/main.ts'];
  return startNode([...script, folder, String(port)], {}, 'is open at');
}

function startWorker(environment: Environment): Promise<Running> {
  return startNode(
    ['apps/api/dist/main.js'],
    { ...environment, WORKER_ONLY: 'on' },
    'Running jobs',
  );
}

/** @throws Error if it ends before it has said that it is ready. */
async function startNode(
  args: readonly string[],
  environment: Environment,
  ready: string,
): Promise<Running> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--require', END_WITH_PARENT, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, NODE_ENV: 'production', ...environment },
  });
  let output = '';
  const exited = once(child, 'exit');
  const isReady = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(ready)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([isReady, exited]);
  if (child.exitCode !== null) throw new Error(`${args.join(' ')} has ended:\n${output}`);
  return {
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
