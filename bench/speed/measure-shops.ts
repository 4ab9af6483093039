import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { untilIndexed } from '../lib/until-indexed.js';
import { leanClient } from '../search/lean-client.js';
import { drive } from './drive.js';
import { measureRow, type Method, type Result, type ShopRow } from './measure.js';
import { startReference } from './reference.js';
import { ratiosOf, tableOf, type Measured } from './report.js';
import { rowsOf, type Row } from './rows.js';
import type { Shop } from './shops.js';

/** Which rows to measure, and which other source checkout to compare with. */
export interface Choice {
  /** Names; all rows if there are none. */
  only: readonly string[];
  /** A folder, or empty. */
  other: string;
}

interface Running {
  name: string;
  process: ShopProcess;
  rows: Row[];
}

/** A shop with ready answers, beside the references; with another checkout, beside its shop, too. */
export async function measureReady(
  shop: Shop,
  method: Method,
  choice: Choice,
): Promise<Measured[]> {
  const references = [await startReference('node'), await startReference('express')];
  try {
    return await running([shop], {}, choice, async (shops) => {
      const measured = await measureRows(shops, (rows) => measureRow(rows, references, method));
      printRatios(measured);
      return measured;
    });
  } finally {
    for (const reference of references) reference.stop();
  }
}

/**
 * Shops without a cache, in turns in each row: the cost of a request that nobody has made before. A warm-up lets code be
 * compiled and the index be built first.
 */
export async function measureComputed(
  shops: readonly Shop[],
  method: Method,
  choice: Choice,
): Promise<Measured[]> {
  const environment = { READY_ANSWERS_MB: '0' };
  return running(shops, environment, choice, async (started) => {
    for (const { process, rows } of started)
      for (const { requests } of rows)
        await drive(process.origin, requests, { connections: 16, seconds: method.warmUp });
    const measured = await measureRows(started, (rows) => measureRow(rows, [], method));
    printRatios(measured);
    return measured;
  });
}

function printRatios(measured: readonly Measured[]): void {
  if (measured.length > 1) console.log(`${ratiosOf(measured)}\n`);
}

/** Starts shops, also of the other source checkout if there is one, and stops them after use. */
async function running<T>(
  shops: readonly Shop[],
  environment: Record<string, string>,
  { only, other }: Choice,
  use: (shops: Running[]) => Promise<T>,
): Promise<T> {
  const started: Running[] = [];
  try {
    for (const shop of shops)
      // The other checkout first: its data can only be copied while no shop has them open.
      for (const folder of other ? [other, undefined] : [undefined]) {
        const own = { ...shop.environment, ...environment };
        const process = folder
          ? await startShop(await withCopiedData(own), undefined, folder)
          : await startShop(own);
        const rows = await rowsOf(new ApiClient(process.origin));
        started.push({
          name: nameOf(shop, environment, folder),
          process,
          rows: rows.filter(({ name }) => only.length === 0 || only.includes(name)),
        });
        const { ask, close } = leanClient(process.origin);
        await untilIndexed((path) => ask(`/api/v1${path}`));
        close();
      }
    return await use(started);
  } finally {
    for (const { process } of started) await process.stop();
  }
}

/** Only one shop at a time can have an embedded database open. */
async function withCopiedData(environment: Record<string, string>) {
  const { DATA_DIR } = environment;
  if (DATA_DIR === undefined) return environment;
  const copy = `${DATA_DIR}-other`;
  if (!existsSync(copy)) await cp(DATA_DIR, copy, { recursive: true });
  return { ...environment, DATA_DIR: copy };
}

function nameOf({ name }: Shop, environment: Record<string, string>, folder?: string): string {
  const isComputed = 'READY_ANSWERS_MB' in environment;
  return `${name}${isComputed ? ', nothing ready' : ''}${folder ? `, ${folder}` : ''}`;
}

/** Row by row, so that what is compared is measured at the same time. */
async function measureRows(
  shops: readonly Running[],
  measure: (rows: ShopRow[]) => Promise<Result[]>,
): Promise<Measured[]> {
  const measured: Measured[] = shops.map(({ name }) => ({ shop: name, results: [] }));
  for (const position of shops[0]?.rows.keys() ?? []) {
    const rows = shops.flatMap(({ process, rows: own }) => {
      const row = own[position];
      return row ? [{ shop: process, row }] : [];
    });
    const results = await measure(rows);
    results.forEach((result, index) => measured[index]?.results.push(result));
    console.log(`${rows[0]?.row.name ?? ''} done`);
  }
  for (const { shop, results } of measured) console.log(`${shop}\n${tableOf(results)}\n`);
  return measured;
}
