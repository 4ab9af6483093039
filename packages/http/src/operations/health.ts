import { setTimeout } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import mongoose from 'mongoose';

const PING_TIMEOUT_MS = 1_000;

/** The process is alive. */
export const alive: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ status: 'ok' });
};

/** The database answers, so requests can be served. */
export const databaseReady: RequestHandler = async (_req, res) => {
  const reachable = await databaseAnswers();
  res
    .status(reachable ? 200 : 503)
    .set('Cache-Control', 'no-store')
    .json({ status: reachable ? 'ok' : 'database unreachable' });
};

let asking: Promise<boolean> | undefined;

/** Probes that arrive while the database is being asked share its answer. */
function databaseAnswers(): Promise<boolean> {
  asking ??= askDatabase().finally(() => (asking = undefined));
  return asking;
}

async function askDatabase(): Promise<boolean> {
  const { db } = mongoose.connection;
  if (!db) return false;
  const answered = db.command({ ping: 1 }).then(
    () => true,
    () => false,
  );
  // The driver waits longer for a server than a probe waits for us.
  return Promise.race([answered, setTimeout(PING_TIMEOUT_MS, false, { ref: false })]);
}
