import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FileError, type ReadOptions } from '@shop/product-files';
import { ZipError } from '@shop/product-files/zip';
import { openDatabase } from '@shop/mongo';
import { DatabaseError, joinDatabaseServer } from '@shop/mongo/server';
import { loadConfig, processEnvironment, type Config } from '../config/config.js';
import { OperatorError } from '../config/operator-error.js';
import { log } from '@shop/http/log';
import { UPGRADE_PLAN } from '../platform/mongo/schema/upgrade-plan.js';
import { operator, UserModel } from '../shop/accounts/index.js';
import {
  importFile,
  photoFetcher,
  planFile,
  shareOwnChanges,
  type ImportReport,
} from '../shop/catalog/index.js';
import { createShopSettings } from '../shop/settings/index.js';
import { readCommandLine, UsageError } from './command-line.js';
import { openSources, type ImportSources } from './import-sources.js';
import { withoutUpgrades } from './without-upgrades.js';

const USAGE = `Usage: import FILE [--photos PLACE] [--dry-run] [--json] [--map MAPFILE]
  FILE        products as CSV: of Shopify, WooCommerce, Medusa, Spree, or an export of this shop; or a ZIP with photos
  --photos    a folder or a ZIP of the photos that FILE names
  --dry-run   only says what would be imported
  --json      prints the report as JSON
  --map       a JSON file with the columns of other headers: {"Preis": "price", "Farbe": "option:Color"}`;

const NOTHING_DONE: Omit<ImportReport, 'refused'> = {
  ...{ products: 0, variants: 0, created: 0, changed: 0, unchanged: 0 },
  notices: [],
  otherCurrencies: 0,
};

/** What the command line says. */
interface Wanted {
  name: string;
  sources: ImportSources;
  isDry: boolean;
  isJson: boolean;
  options: ReadOptions;
}

async function run(args: string[]): Promise<void> {
  const wanted = await read(args);
  const config = loadConfig(processEnvironment());
  const server = await joinDatabaseServer(config);
  // A dry run must not even bring the data into the form of this program.
  const plan = wanted.isDry ? withoutUpgrades(UPGRADE_PLAN) : UPGRADE_PLAN;
  const database = await openDatabase(server, plan);
  try {
    // With MongoDB, other instances may be open.
    if (config.database.kind === 'mongodb') shareOwnChanges();
    await warnOfNewShop(config);
    const { currency } = await createShopSettings(config.firstSettings).stored();
    const options = { currency, ...wanted.options };
    print(await reportFor({ ...wanted, options }, { isShared: server.isShared, config }), wanted);
  } finally {
    await database.close();
  }
}

/** A mistyped setting would import into a database of its own, and nobody would see the products. */
async function warnOfNewShop({ database }: Config): Promise<void> {
  if (await UserModel.exists({})) return;
  const place = database.kind === 'mongodb' ? 'MONGODB_URI' : 'DATA_DIR';
  log.advice(`No shop has been started with this database yet. Is ${place} the right one?`);
}

async function reportFor(
  { name, sources: { products, photos }, isDry, options }: Wanted,
  { isShared, config }: { isShared: boolean; config: Config },
): Promise<ImportReport> {
  const fetchPhoto = config.importPhotosByAddress ? photoFetcher() : undefined;
  try {
    if (isDry) return await planFile(products, options, { photos, byAddress: !!fetchPhoto });
    const by = operator();
    return await importFile(products, { name, options, by, isShared, photos, fetchPhoto });
  } catch (error) {
    if (!(error instanceof FileError || error instanceof ZipError)) throw error;
    process.exitCode = 1;
    const line = error instanceof FileError ? error.line : 1;
    const refused = [{ line, column: '', reason: error.message }];
    return { ...NOTHING_DONE, refused };
  }
}

function print(
  { notices, otherCurrencies, ...report }: ImportReport,
  { isDry, isJson, sources }: Wanted,
): void {
  // It must not look like a finished one to a script.
  if (report.cancelled) process.exitCode = 1;
  if (isJson) {
    log.info(JSON.stringify({ ...report, ...withProblems(report, sources) }));
    return;
  }
  const {
    products,
    variants,
    created,
    changed,
    unchanged,
    refused,
    photos,
    photosLeft = 0,
  } = report;
  for (const problem of sources.problems) log.info(problem);
  for (const { line, column, reason } of [...notices, ...refused])
    log.info(`Line ${line}${column ? `, ${column}` : ''}: ${reason}`);
  log.info(
    `${products} products with ${variants} variants: ${created} new, ${changed} changed, ${unchanged} unchanged, ` +
      `${products - created - changed - unchanged} refused.${isDry ? ' Nothing was written.' : ''}`,
  );
  if (report.cancelled)
    log.info('The import was cancelled before its end. The products that it had imported stay.');
  if (otherCurrencies > 0) log.info(`Rows of other currencies, left out: ${otherCurrencies}.`);
  if (photosLeft > 0) log.info(`Photos that are not at hand: ${photosLeft}.`);
  if (!photos) return;
  for (const { line, src, reason } of photos.failed) log.info(`Line ${line}, ${src}: ${reason}`);
  const [done, failed] = isDry ? ['at hand', 'missing'] : ['in place', 'failed'];
  log.info(`${photos.done} photos ${done}, ${photos.failed.length} ${failed}.`);
  const { count = 0, names = [] } = photos.unused ?? {};
  const more = count > names.length ? ` and ${count - names.length} more` : '';
  if (count > 0) log.info(`Photos that the file does not name: ${names.join(', ')}${more}.`);
}

/** What is wrong with photos that are not even looked for in the file. */
function withProblems(
  { photos = { done: 0, failed: [] } }: Pick<ImportReport, 'photos'>,
  { problems }: ImportSources,
) {
  return problems.length > 0 && { photos: { ...photos, problems } };
}

/** @throws UsageError */
async function read(args: string[]): Promise<Wanted> {
  const { values, positionals } = parse(args);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError(USAGE);
  return {
    name: path.basename(file),
    sources: await openSources(file, values.photos),
    isDry: values['dry-run'] ?? false,
    isJson: values.json ?? false,
    options: values.map ? await readMap(values.map) : {},
  };
}

function parse(args: string[]) {
  const options = {
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
    map: { type: 'string' },
    photos: { type: 'string' },
  } as const;
  return readCommandLine(args, { usage: USAGE, options });
}

/** A map of columns alone, or with other options beside `columns`. */
async function readMap(file: string): Promise<ReadOptions> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`There is no file ${file}.`);
  });
  try {
    const map = JSON.parse(text.replace(/^\ufeff/, '')) as Record<string, unknown>;
    const isWhole = typeof map.columns === 'object' && map.columns !== null;
    const { columns, decimalComma, clears, complete } = (
      isWhole ? map : { columns: map }
    ) as ReadOptions;
    return {
      columns: columns ?? {},
      ...(decimalComma !== undefined && { decimalComma }),
      ...(clears !== undefined && { clears }),
      ...(complete !== undefined && { complete }),
    };
  } catch {
    throw new UsageError(`${file} is no JSON object that names a column for each header.`);
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  if (isAdvice(error)) log.advice(error.message);
  else log.error('The command failed', error);
  process.exitCode = 1;
});

function isAdvice(error: unknown): error is Error {
  return [OperatorError, DatabaseError, ZipError].some((kind) => error instanceof kind);
}
