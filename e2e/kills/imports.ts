import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { endpoints, IMPORT_LIMITS, importPieces, type Import } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { png } from '../fuzz/inputs/pictures.js';
import { leftovers } from './leftovers.js';
import { randomFrom, type Random } from '@shop/test-shop/lib/random';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { startShop } from '@shop/test-shop/shop/shop-process';

const LOOK_MS = 20;
/** Products for each kill unless more are wanted, so that the import lasts until the last of them. */
const PRODUCTS_EACH = 60;
const BUSY: readonly Import['state'][] = ['checking', 'running'];
/** Pictures that the products share. */
const PICTURES = 4;
const SIZES = ['S', 'M', 'L'];

/** What a file has made of a shop. */
export interface Imported {
  counts: Import['counts'];
  /** The lines of the exported products, sorted: products of the same moment have no order. */
  lines: string[];
  photos: Import['photos'];
  /** How many products the audit log says were made. */
  recorded: number;
  /** What is left of what it only needed on its way. */
  leftovers: string[];
}

/** Imports the same file into a shop that is killed again and again, with its database, and into one that is not. */
export async function runImportKills(
  kills: number,
  seed: number,
  products = PRODUCTS_EACH * (kills + 1),
): Promise<Record<'killed' | 'undisturbed', Imported>> {
  return {
    killed: await importWith(kills, { products, random: randomFrom(seed) }),
    undisturbed: await importWith(0, { products, random: randomFrom(seed) }),
  };
}

async function importWith(
  kills: number,
  { products, random }: { products: number; random: Random },
): Promise<Imported> {
  const dataDir = await temporaryFolder('shop-import-');
  const uploads = await temporaryFolder('shop-uploads-');
  const environment = {
    DATA_DIR: dataDir,
    TMPDIR: uploads,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_FACTOR: '9999',
  };
  let shop = await startShop(environment);
  let isOpen = true;
  try {
    let admin = await new ApiClient(shop.origin).signIn(ADMIN);
    const id = await startImport(admin, fileOf(products));
    let done = 0;
    // Its products come first, then their photos.
    const apart = Math.floor((2 * products) / (kills + 1));
    const killAndStart = async () => {
      await shop.stop('SIGKILL');
      shop = await startShop(environment);
      admin = await new ApiClient(shop.origin).signIn(ADMIN);
    };
    for (let kill = 0; kill < kills; kill += 1) {
      done = doneIn(await reached(admin, id, done + random.between(1, apart)));
      await killAndStart();
    }
    const { counts, photos } = await reached(admin, id, Infinity);
    const table = await (await admin.call(endpoints.exportProducts, { query: {} })).text();
    const entries = await admin.call(endpoints.listAuditEntries, {
      query: { action: 'createProduct' },
    });
    await shop.stop();
    isOpen = false;
    return {
      ...{ counts, photos, lines: table.split('\r\n').sort(), recorded: entries.total },
      leftovers: await leftovers(dataDir, uploads),
    };
  } finally {
    if (isOpen) await shop.stop();
    for (const folder of [dataDir, uploads]) await rm(folder, { recursive: true });
  }
}

/** Rows with a price that is none among them. */
function fileOf(products: number): string {
  const header =
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price,Variant SKU,Image Src';
  const rows = Array.from({ length: products }, (_, at) =>
    SIZES.map((size, place) => {
      const price = at % 50 === 7 && place === 1 ? 'free' : `${10 + place}.50`;
      const own = place === 0 ? [`Thing ${at}`, `Brand ${at % 7}`, `Type ${at % 5}`] : ['', '', ''];
      return [
        `thing-${at}`,
        ...own,
        'Size',
        size,
        price,
        `T${at}-${size}`,
        pictureIn(at, place),
      ].join(',');
    }),
  );
  return [header, ...rows.flat(), ''].join('\n');
}

/** Each product has a photo. */
function pictureIn(at: number, place: number): string {
  return place === 0 ? `${at % PICTURES}.png` : '';
}

async function startImport(admin: ApiClient, text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const { import: job } = await admin.call(endpoints.createImport, {
    body: { name: 'things.csv', size: bytes.length },
  });
  const params = { id: job._id };
  const { pieceBytes } = IMPORT_LIMITS;
  for (let number = 1; number <= importPieces(bytes.length); number += 1) {
    const piece = bytes.subarray((number - 1) * pieceBytes, number * pieceBytes);
    const body = { bytes: piece.toString('base64') };
    await admin.call(endpoints.addImportPiece, { params: { ...params, number }, body });
  }
  for (let name = 0; name < PICTURES; name += 1) {
    const photo = new Blob([new Uint8Array(png(40 + name, 40))]);
    await admin.call(endpoints.addImportPhoto, { params, body: { name: `${name}.png`, photo } });
  }
  await admin.call(endpoints.updateImport, { params, body: { action: 'check' } });
  await reached(admin, job._id, Infinity);
  await admin.call(endpoints.updateImport, { params, body: { action: 'start' } });
  return job._id;
}

const doneIn = ({ processed, photos }: Import): number => processed + (photos?.done ?? 0);

/** Waits until so many products and photos are done, or until the check or the import is over. */
async function reached(admin: ApiClient, id: string, wanted: number): Promise<Import> {
  for (;;) {
    const { import: job } = await admin.call(endpoints.getImport, { params: { id } });
    if (doneIn(job) >= wanted || !BUSY.includes(job.state)) return job;
    await setTimeout(LOOK_MS);
  }
}
