import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

const FRONT = 'packages/front/src';
const RENDERING = 'packages/renderer/src';
const BODY = 'packages/http/src/body';
const CATALOG = 'apps/api/src/shop/catalog';
const PHOTOS = `${CATALOG}/photos`;
const PHOTO_PROCESS = 'packages/photos/src/photo-process.ts';
const ONE_AT_A_TIME = 'packages/front/src/queues/one-at-a-time.ts';
const DOCSTORE = 'packages/docstore/src';

/** The start of a row of the page, a figure in it, and the code that sets it. */
type Figure = [row: string, says: string, file: string, code: string];

const FIGURES: Figure[] = [
  ['Time of one turn of the event loop', '1 ms', `${FRONT}/queues/fair-starts.ts`, 'START_MS = 1'],
  [
    'Requests of one connection',
    '32',
    `${FRONT}/queues/socket-lanes.ts`,
    'MAX_WAITING_PER_SOCKET = 32',
  ],
  ['Requests from one', '4', 'packages/front/src/queues/turns.ts', 'AT_WORK_PER_ADDRESS = 4;'],
  [
    'Requests under way from',
    '256',
    `${FRONT}/admission/admission.ts`,
    'MAX_REQUESTS_PER_ADDRESS = 256',
  ],
  [
    'Requests under way in all',
    '1,000',
    `${FRONT}/admission/admission.ts`,
    'MAX_REQUESTS_UNDER_WAY = 1_000',
  ],
  ['Refusals', 'every 20 ms', `${FRONT}/admission/paced-refusals.ts`, ' APART_MS = 20;'],
  ['Refusals', '200 ms', 'packages/http/src/front/pace-refusals.ts', 'FORMS_APART_MS = 200;'],
  ['Refusals', '2 s at most', `${FRONT}/admission/paced-refusals.ts`, 'LONGEST_HELD_MS = 2_000;'],
  ['Refusals', '1,000 in all', `${FRONT}/admission/paced-refusals.ts`, 'MAX_HELD = 1_000;'],
  ['Open connections', '4,096', `${FRONT}/connections/socket-bounds.ts`, 'MAX_SOCKETS = 4_096'],
  [
    'Bytes of replies that clients',
    '128 MB',
    `${FRONT}/connections/socket-bounds.ts`,
    'MAX_UNSENT_BYTES = 128 *',
  ],
  [
    'Bytes of a body that is compared',
    '4 KB',
    'packages/front/src/cache/reply-key.ts',
    'MAX_BODY_BYTES = 4_096',
  ],
  ['Pages being', '48', 'apps/api/src/app/public-pages.ts', 'MAX_PAGES_UNDER_WAY = 48;'],
  ['Pages being', '1 s', `${RENDERING}/page-renderer.ts`, 'DEADLINE_MS = 1_000;'],
  ['Pages being', '30 s', `${RENDERING}/page-renderer.ts`, 'IDLE_MS = 30_000;'],
  ['Pages being', '96 MB', `${RENDERING}/page-renderer.ts`, 'maxOldGenerationSizeMb: 96'],
  ['A thread that', '10 s', `${RENDERING}/page-renderer.ts`, 'HANG_MS = 10_000;'],
  ['A thread that', '5 s', `${RENDERING}/page-renderer.ts`, 'REST_MS = 5_000;'],
  ['A JSON body', '16 KB', `${BODY}/json-body.ts`, "limit: '16kb'"],
  ['A JSON body', '100 KB', `${BODY}/json-body.ts`, "limit: '100kb'"],
  ['A JSON body', '30 s', `${BODY}/read-in-time.ts`, 'BODY_TIMEOUT_MS = 30_000'],
  ['Bytes of a form', '30 such forms', `${BODY}/upload-bounds.ts`, 'ALL_FORMS_BYTES = 30 *'],
  ['Parts of a form', '50', `${BODY}/multipart-body.ts`, 'MAX_PARTS = 50'],
  ['A path in the log', '300', 'packages/http/src/operations/logged-path.ts', 'LENGTH = 300'],
  ['A reply', '15 s', 'packages/http/src/replies/answer-in-time.ts', 'ANSWER_DEADLINE_MS = 15_000'],
  ['Searches', '1 at once', `${CATALOG}/search/search-queue.ts`, 'FairQueue(ONE_AT_A_TIME)'],
  ['Lists', '1 at once', `${CATALOG}/listing/list-all.ts`, 'FairQueue(ONE_AT_A_TIME)'],
  ['Lists', '60 products', `${CATALOG}/listing/list-all.ts`, 'FEW = 60;'],
  ...['Searches', 'Lists'].flatMap((row): Figure[] => [
    [row, '1 at once', ONE_AT_A_TIME, 'atOnce: 1'],
    [row, '600', ONE_AT_A_TIME, 'capacity: 600'],
    [row, '200', ONE_AT_A_TIME, 'clientCapacity: 200'],
    [row, '8 s', ONE_AT_A_TIME, 'maxWaitMs: 8_000'],
  ]),
  [
    'Matches of a search that are read',
    '1,000',
    'apps/api/src/shop/catalog/search/search-database.ts',
    'CANDIDATES = 1_000',
  ],
  ['Products read', '10,000', 'apps/api/src/shop/catalog/sitemap.ts', 'PATHS_PER_FILE = 10_000'],
  ['Products that one call', '100', 'packages/shared/src/limits.ts', 'movedProducts: 100,'],
  [
    'A query of a request',
    '5 s',
    'packages/mongo/src/database/connect.ts',
    'QUERY_LIMIT_MS = 5_000',
  ],
  [
    'Password hashes',
    '600',
    'apps/api/src/shop/accounts/passwords/secrets.ts',
    'HASHES_WAITING = 600',
  ],
  [
    'Password hashes',
    '200',
    'apps/api/src/shop/accounts/passwords/secrets.ts',
    'HASHES_PER_CLIENT = 200',
  ],
  [
    'Password hashes',
    '12 s',
    'apps/api/src/shop/accounts/passwords/secrets.ts',
    'maxWaitMs: 12_000',
  ],
  [
    'Sign-ins, registrations',
    '12 s',
    'apps/api/src/shop/accounts/passwords/secrets.ts',
    'maxWaitMs: 12_000',
  ],
  ['Wrong guesses', '150', 'apps/api/src/platform/limits/guess-limits.ts', 'account: { most: 150'],
  [
    'Calls with an',
    '1,000',
    'apps/api/src/platform/limits/usage-limits.ts',
    'account: { most: 1_000, seconds: QUARTER_HOUR',
  ],
  ['Calls with an', '200', 'packages/shared/src/limits.ts', 'idempotencyKey: 200,'],
  [
    'Calls with an',
    '24 hours',
    'packages/mongo/src/creations/creation-key.model.ts',
    'KEPT_SECONDS = 24 * 60',
  ],
  ['Time for which a call', '30 s', 'packages/mongo/src/creations/claim.ts', 'LEASE_MS = 30_000'],
  [
    'Checkouts in',
    '1,000',
    'apps/api/src/platform/limits/usage-limits.ts',
    'account: { most: 1_000',
  ],
  [
    'Checkouts of one',
    '2 in',
    'apps/api/src/shop/checkout/checkout-queue.ts',
    'CHECKOUTS_PER_BUYER = 2',
  ],
  [
    'Checkouts of one',
    '100',
    'apps/api/src/shop/checkout/checkout-queue.ts',
    'BUYER_CAPACITY = 100',
  ],
  ['Checkouts that', '500', 'apps/api/src/shop/checkout/checkout-queue.ts', 'PER_PRODUCT = 500'],
  ['Photos being prepared', '36', `${PHOTOS}/photo-queue.ts`, 'capacity: 36'],
  ['Photos being prepared', '24', `${PHOTOS}/photo-queue.ts`, 'clientCapacity: 24'],
  ['Photos being prepared', '12 s', `${PHOTOS}/photo-queue.ts`, 'maxWaitMs: 12_000'],
  ['Photos being prepared', '60 s', PHOTO_PROCESS, 'MAX_WORK_MS = 60_000'],
  ['Memory that photos', '5 s', PHOTO_PROCESS, 'IDLE_MS = 5_000'],
  ['Exports', '250', 'apps/api/src/shop/orders/export/export-orders.ts', 'BATCH_SIZE = 250'],
  ['Exports', '600 waiting', 'apps/api/src/shop/orders/export/export-orders.ts', 'capacity: 600'],
  ['A command’s turn', '5 ms', `${DOCSTORE}/work/scheduler.ts`, 'SLICE_MS = 5;'],
  ['A command’s turn', '15 ms', `${DOCSTORE}/store/units/direct-unit.ts`, 'SLICE_MS = 15;'],
  ['A batch', '4 MB', `${DOCSTORE}/commands/reads/cursors.ts`, 'MAX_BATCH_BYTES = 4 *'],
  ['A write in', '15 s', `${DOCSTORE}/work/scheduler.ts`, 'MAX_WAIT_MS = 15_000'],
  ['A write in', '3 s', `${DOCSTORE}/store/store.ts`, 'MAX_SILENCE_MS = 3_000'],
  ['Deaths', '5 in', `${DOCSTORE}/process/start-docstore.ts`, 'MAX_RESTARTS = 5'],
];

/** Matches a text as a whole: `4` neither in `14` and `1.4` nor in `/64` and `4,096`. */
function whole(text: string): RegExp {
  const escaped = text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<![\\d./,])${escaped}(?!\\w|[.,]\\d)`);
}

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim().replaceAll("'", '’'));

describe('docs/bounds.md', () => {
  it.each(FIGURES)('%s: says %s, as the code does', async (row, says, file, code) => {
    const page = await read('docs/bounds.md');
    const rows = page.split('\n').map(cellsOf);
    const found = rows.filter(([, what]) => what?.startsWith(row));
    expect(found).toHaveLength(1);
    expect(`${found[0]?.[1] ?? ''} ${found[0]?.[2] ?? ''}`).toMatch(whole(says));
    expect(await read(file)).toMatch(whole(code));
  });
});

/** Paths of tests, attacks and benchmarks, by which the pages name what proves them. */
async function listProofs(): Promise<string[]> {
  const folders = ['apps', 'bench', 'e2e', 'packages'];
  const entries = await Promise.all(
    folders.map((folder) => readdir(path.join(ROOT, folder), { recursive: true })),
  );
  const files = entries.flatMap((names, index) => names.map((name) => `${folders[index]}/${name}`));
  return files.filter(
    (file) =>
      !file.includes('node_modules') &&
      (/\.(?:test|spec)\.tsx?$/.test(file) || /^(?:bench|e2e\/attack)\//.test(file)),
  );
}

/** What is in backticks in the last cell of a row, or at the end of a sentence in brackets. */
const NAMED = {
  'docs/bounds.md': /(?<=\| )(?:`[^`|]+`(?:, )?)+(?= \|$)/gm,
  'docs/promises.md': /(?<=\()(?:`[^`]+`(?:, )?)+(?=\))/g,
};

it.each(Object.entries(NAMED))('%s names tests that exist', async (page, pattern) => {
  const groups = (await read(page)).match(pattern) ?? [];
  const names = groups.flatMap((group) => group.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  expect(names.length).toBeGreaterThan(50);
  const proofs = await listProofs();
  expect(names.filter((name) => !proofs.some((file) => file.includes(name)))).toEqual([]);
});
