import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashRepeatedly } from './crash-run.js';

/** `npm run crash -- 100`: kills a store a hundred times and prints the problems found. */
const kills = Number(process.argv[2] ?? 100);
const dataDir = mkdtempSync(join(tmpdir(), 'docstore-crash-'));
const { acknowledged, problems, openings } = await crashRepeatedly(dataDir, kills);
rmSync(dataDir, { recursive: true, force: true });
const middle = openings[Math.floor(openings.length / 2)] ?? 0;
console.log(`${kills} kills, ${acknowledged} acknowledged writes, ${problems.length} problems`);
console.log(
  `opening: median ${middle.toFixed(1)} ms, longest ${(openings.at(-1) ?? 0).toFixed(1)} ms`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
