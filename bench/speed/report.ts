import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Method, Result } from './measure.js';

const FILE = fileURLToPath(new URL('../RESULTS.md', import.meta.url));
/** Handwritten notes below this line are preserved. */
const NOTES = '<!-- notes -->';

/** One shop that was measured. */
export interface Measured {
  /** As in “embedded, 1,000 products”. */
  shop: string;
  results: Result[];
}

/** Writes the results where they can be compared with earlier ones: `bench/RESULTS.md`, in the repository. */
export function writeReport(measured: readonly Measured[], method: Method): void {
  const notes = existsSync(FILE) ? (readFileSync(FILE, 'utf8').split(NOTES)[1] ?? '') : '\n';
  const tables = measured.map(({ shop, results }) => `## ${shop}\n\n${tableOf(results)}`);
  writeFileSync(FILE, `${headOf(method)}\n\n${tables.join('\n\n')}\n\n${NOTES}${notes}`);
}

function headOf({ rounds, seconds, connections }: Method): string {
  const [cpu] = os.cpus();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const load = os.loadavg()[1]?.toFixed(1) ?? '?';
  return [
    '# Results of `npm run bench`',
    `Commit ${commit}, Node ${process.version}, ${os.type()} ${os.release()}, ${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB. Load average of the last five minutes at the end: ${load}.`,
    `Built shop in production mode with its request log, metrics and security headers. ${connections} connections from another process (autocannon); shop, bare Node and bare Express, which send the same bytes, take turns; medians of ${rounds} rounds of ${seconds} s. Latencies are those of one client that waits for each reply. CPU is the time of the shop’s process and of the database’s for one reply.`,
  ].join('\n\n');
}

const COLUMNS = [
  'Row',
  'Products',
  'Bytes',
  'Requests/s',
  'of bare Node',
  'of bare Express',
  'p50, ms',
  'p99, ms',
  'CPU shop, ms',
  'CPU database, ms',
  'Failures',
];

export function tableOf(results: readonly Result[]): string {
  const rows = results.map(
    ({ row, products, bytes, perSecond, references, p50, p99, cpuMs, failures }) => [
      row,
      products ? rounded(products) : '',
      Math.round(bytes),
      rounded(perSecond),
      ratio(perSecond, references.node),
      ratio(perSecond, references.express),
      hundredths(p50),
      hundredths(p99),
      hundredths(cpuMs.shop),
      hundredths(cpuMs.store),
      failures,
    ],
  );
  return table(COLUMNS, rows);
}

/** Compares each shop's rows with the first one's; if replies are longer, by the cost of a product in them. */
export function ratiosOf([first, ...others]: readonly Measured[]): string {
  const rows = (first?.results ?? []).map((own, index) => [
    own.row,
    ...others.flatMap(({ results }) => {
      const other = results[index];
      return other ? ratioCells(own, other) : ['', '', ''];
    }),
  ]);
  const columns = others.flatMap(({ shop }) => [
    `Requests/s, ${shop}, beside ${first?.shop ?? ''}`,
    'p50',
    'CPU of a product, µs',
  ]);
  return table(['Row', ...columns], rows);
}

function ratioCells(own: Result, other: Result): string[] {
  return [
    (other.perSecond / own.perSecond).toFixed(2),
    (other.p50 / own.p50).toFixed(2),
    own.products > 0 ? `${productMicroseconds(own)} → ${productMicroseconds(other)}` : '',
  ];
}

/** CPU time in both processes. */
const productMicroseconds = ({ cpuMs, products }: Result): string =>
  rounded(((cpuMs.shop + cpuMs.store) * 1_000) / products);

const table = (columns: readonly string[], rows: readonly (string | number)[][]): string =>
  [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** A dash if no reply came in time. */
const hundredths = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : '–');

const rounded = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

const ratio = (own: number, theirs: number | undefined) =>
  theirs ? `${(own / theirs).toFixed(3)} (${rounded(theirs)})` : '';
