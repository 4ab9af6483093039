import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { startChild } from '../../process/child.js';
import { checkStore } from '../../store/check.js';
import { Store } from '../../store/store.js';
import { logRemoved } from './log-removed.js';
import {
  prepareRounds,
  readEverything,
  roundProblems,
  write,
  writeRounds,
  type Acknowledged,
} from './writers.js';

export interface CrashReport {
  kills: number;
  acknowledged: number;
  /** lost acknowledged writes, partly written transactions, wrong indexes */
  problems: string[];
  /** how long each opening took after a kill, in ms and in order */
  openings: number[];
}

const WRITERS = 4;
/** Killing the store before its first writes would test nothing. */
const WRITES_BEFORE_KILL = 4;

/**
 * Kills a store with SIGKILL at random moments while several clients write, and checks after each
 * kill that all acknowledged writes are there and that no transaction was written in part.
 */
export async function crashRepeatedly(dataDir: string, kills: number): Promise<CrashReport> {
  const acknowledged: Acknowledged = { inserts: new Set(), moves: new Set(), round: 0 };
  const report: CrashReport = { kills: 0, acknowledged: 0, problems: [], openings: [] };
  while (report.kills < kills) {
    await writeUntilKilled(dataDir, acknowledged);
    report.kills++;
    inspect(dataDir, acknowledged, report);
    await logRemoved(dataDir);
  }
  report.acknowledged = writesIn(acknowledged);
  report.openings.sort((a, b) => a - b);
  return report;
}

const writesIn = ({ inserts, moves }: Acknowledged) => inserts.size + moves.size;

async function writeUntilKilled(dataDir: string, acknowledged: Acknowledged): Promise<void> {
  const path = `${dataDir}/crash.sock`;
  const child = await startChild(dataDir, { path });
  const uri = `mongodb://${encodeURIComponent(path)}/?directConnection=true`;
  // No retries: every acknowledged write must have been acknowledged by the killed process.
  const client = await MongoClient.connect(uri, {
    retryWrites: false,
    serverSelectionTimeoutMS: 500,
  });
  const db = client.db('crash');
  await db.collection('log').createIndexes([{ key: { words: 1 } }, { key: { n: -1, words: 1 } }]);
  await db.collection('moves').createIndexes([{ key: { number: 1 }, unique: true }]);
  await prepareRounds(client);
  const running = { killed: false };
  const writing = Array.from({ length: WRITERS }, (_, i) =>
    write(client, i, running, acknowledged),
  );
  writing.push(writeRounds(client, running, acknowledged));
  const enough = writesIn(acknowledged) + WRITES_BEFORE_KILL;
  while (writesIn(acknowledged) < enough) await setTimeout(5);
  await setTimeout(Math.random() * 200);
  running.killed = true;
  child.kill('SIGKILL');
  await once(child, 'exit');
  await Promise.all(writing);
  await client.close();
}

function inspect(dataDir: string, acknowledged: Acknowledged, report: CrashReport): void {
  const before = performance.now();
  const store = new Store(dataDir);
  report.openings.push(performance.now() - before);
  report.problems.push(...checkStore(store));
  report.problems.push(...roundProblems(store, acknowledged));
  const { inserts, moves, balance } = readEverything(store);
  for (const id of acknowledged.inserts) if (!inserts.has(id)) report.problems.push(`lost ${id}`);
  for (const id of acknowledged.moves) if (!moves.has(id)) report.problems.push(`lost ${id}`);
  if (balance !== moves.size) {
    report.problems.push(`${moves.size} moves but a balance of ${balance}: one is half-written`);
  }
  store.close();
}
