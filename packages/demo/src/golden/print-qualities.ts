import { plainSets } from './plain-sets.js';
import { plainQualities } from './plain/judge.js';

/** Prints how well each class of each set is answered; with `--failures`, also what is answered badly. */
const GOOD = 0.9;
const withFailures = process.argv.includes('--failures');

for (const [set, answers] of Object.entries(await plainSets())) {
  print(`\n${row(set, 'queries', 'nDCG', 'nothing', 'misled')}`);
  for (const [kind, { queries, ndcg, nothing, misled }] of plainQualities(answers))
    print(row(kind, String(queries), ...[ndcg, nothing, misled].map(rounded)));
  if (!withFailures) continue;
  for (const { kind, text, ndcg, found } of answers)
    if (ndcg < GOOD) print(`${rounded(ndcg)} ${kind}: ${text} -> ${found.join(', ')}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function row(name: string, ...values: string[]): string {
  return name.padEnd(22) + values.map((value) => value.padStart(8)).join('');
}

function rounded(value: number): string {
  return value.toFixed(3);
}
