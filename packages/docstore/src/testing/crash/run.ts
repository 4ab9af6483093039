import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashRepeatedly } from './crash-run.js';

/** `tsx src/testing/crash/run.ts 100`: so many kills, and what was found after them. */
const kills = Number(process.argv[2] ?? 100);
const dataDir = mkdtempSync(join(tmpdir(), 'docstore-crash-'));
const { acknowledged, complaints, openings } = await crashRepeatedly(dataDir, kills);
rmSync(dataDir, { recursive: true, force: true });
const middle = openings[Math.floor(openings.length / 2)] ?? 0;
console.log(`${kills} kills, ${acknowledged} acknowledged writes, ${complaints.length} complaints`);
console.log(
  `opening: median ${middle.toFixed(1)} ms, longest ${(openings.at(-1) ?? 0).toFixed(1)} ms`,
);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
