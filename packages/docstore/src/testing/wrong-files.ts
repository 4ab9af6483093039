import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import { FORMAT_VERSION } from '../store/file/format.js';
import { seal, unseal } from '../backup/seal.js';
import { fillAndKill } from './kept-store.js';

/** A file that an operator may restore by mistake. */
export interface WrongFile {
  what: string;
  /** turns a good backup into the wrong file; may return a different path */
  spoil: (backup: string, dataDir: string) => unknown;
  complaint: RegExp;
}

function change(file: string, edit: (bytes: Buffer) => Buffer): void {
  writeFileSync(file, edit(readFileSync(file)));
}

/** Changes what a backup holds, under a new checksum. */
function resealed(file: string, edit: () => void): void {
  unseal(file);
  edit();
  seal(file);
}

function sql(file: string, ...statements: string[]): void {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = DELETE');
  for (const statement of statements) database.exec(statement);
  database.close();
}

function foreign(file: string, ...statements: string[]): void {
  rmSync(file);
  sql(file, ...statements);
}

export const WRONG_FILES: WrongFile[] = [
  { what: 'that is missing', spoil: () => '/nowhere/backup', complaint: /there is no backup/ },
  { what: 'that is a folder', spoil: (file) => join(file, '..'), complaint: /is not a file/ },
  { what: 'that is a device', spoil: () => '/dev/null', complaint: /is not a file/ },
  {
    what: 'that is the data itself',
    spoil: (_, dataDir) => join(dataDir, 'docstore.db'),
    complaint: /is the data itself/,
  },
  {
    what: 'that is a link to the data itself',
    spoil(file, dataDir) {
      symlinkSync(join(dataDir, 'docstore.db'), `${file}-link`);
      return `${file}-link`;
    },
    complaint: /is the data itself/,
  },
  {
    what: 'that is the lock',
    spoil: (_, dataDir) => join(dataDir, 'lock'),
    complaint: /is empty|no database/,
  },
  { what: 'without a byte', spoil: (file) => truncateSync(file, 0), complaint: /is empty/ },
  { what: 'of one byte', spoil: (file) => truncateSync(file, 1), complaint: /no database/ },
  { what: 'of 50 bytes', spoil: (file) => truncateSync(file, 50), complaint: /no database/ },
  {
    what: 'of its header alone',
    spoil: (file) => truncateSync(file, 100),
    complaint: /damaged|cannot be used|lacks/,
  },
  {
    what: 'cut off after a page',
    spoil: (file) => truncateSync(file, 4096),
    complaint: /damaged|lacks/,
  },
  {
    what: 'cut in half',
    spoil: (file) => truncateSync(file, 3 * 4096),
    complaint: /damaged|lacks/,
  },
  {
    what: 'that lacks its last byte',
    spoil: (file) => truncateSync(file, readFileSync(file).length - 1),
    complaint: /lacks the checksum/,
  },
  {
    what: 'of text',
    spoil: (file) => writeFileSync(file, 'a shopping list\n'.repeat(1000)),
    complaint: /no database/,
  },
  {
    what: 'of noise',
    spoil: (file) => writeFileSync(file, randomBytes(50_000)),
    complaint: /no database/,
  },
  {
    what: 'of zeros',
    spoil: (file) => writeFileSync(file, Buffer.alloc(50_000)),
    complaint: /no database/,
  },
  {
    what: 'that is a gzip',
    spoil: (file) => change(file, (bytes) => Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), bytes])),
    complaint: /no database/,
  },
  {
    what: 'that a mail program converted',
    spoil: (file) =>
      change(file, (bytes) =>
        Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
      ),
    complaint: /damaged|lacks|no database/,
  },
  {
    what: 'of another program',
    spoil: (file) => foreign(file, 'CREATE TABLE bookmarks (url TEXT)'),
    complaint: /another program/,
  },
  {
    what: 'of another program that has collections',
    spoil: (file) => foreign(file, 'CREATE TABLE collections (id)', 'CREATE TABLE indexes (id)'),
    complaint: /another program/,
  },
  {
    what: 'with the mark of another program',
    spoil: (file) => sql(file, 'PRAGMA application_id = 1196444487'),
    complaint: /another program/,
  },
  {
    what: 'of SQLite without a table',
    spoil: (file) => foreign(file, 'PRAGMA user_version = 0', 'VACUUM'),
    complaint: /is empty|another program/,
  },
  {
    what: 'of a newer version',
    spoil: (file) => sql(file, `PRAGMA user_version = ${FORMAT_VERSION + 1}`),
    complaint: /use a newer version/,
  },
  {
    what: 'that lacks a table',
    spoil: (file) => resealed(file, () => sql(file, 'DROP TABLE retries')),
    complaint: /lacks tables/,
  },
  {
    what: 'that lacks the table of a collection',
    spoil: (file) => resealed(file, () => sql(file, 'DROP TABLE c1')),
    complaint: /no such table/,
  },
  {
    what: 'with a page of zeros',
    spoil: (file) =>
      resealed(file, () => change(file, (bytes) => bytes.fill(0, 4096 * 2, 4096 * 3))),
    complaint: /damaged/,
  },
  {
    what: 'in which a document has changed',
    spoil: (file) =>
      resealed(file, () =>
        change(file, (bytes) =>
          Buffer.from(bytes.toString('latin1').replaceAll('kept 7', 'kopt 7'), 'latin1'),
        ),
      ),
    complaint: /damaged/,
  },
  {
    what: 'in which bytes in the middle have changed',
    spoil: (file) =>
      resealed(file, () =>
        change(file, (bytes) =>
          bytes.fill(0xff, bytes.lastIndexOf('kept 7') - 100, bytes.lastIndexOf('kept 7')),
        ),
      ),
    complaint: /damaged/,
  },
  {
    what: 'copied from a running store without its log',
    async spoil(file, dataDir) {
      await fillAndKill(`${dataDir}-other`, 3);
      copyFileSync(join(`${dataDir}-other`, 'docstore.db'), file);
      seal(file);
    },
    complaint: /its log is missing|lacks tables/,
  },
  {
    what: 'copied from a running store together with its log',
    async spoil(file, dataDir) {
      await fillAndKill(`${dataDir}-other`, 3);
      for (const suffix of ['', '-wal'])
        copyFileSync(join(`${dataDir}-other`, `docstore.db${suffix}`), `${file}${suffix}`);
    },
    complaint: /lacks the checksum/,
  },
  {
    what: 'of a version before backups had a checksum',
    spoil: (file) => unseal(file),
    complaint: /lacks the checksum/,
  },
  {
    what: 'that an earlier restore kept, in another folder',
    spoil(file) {
      unseal(file);
      renameSync(file, `${file}.before-restore-2026-11-21T20-15-03Z`);
      return `${file}.before-restore-2026-11-21T20-15-03Z`;
    },
    complaint: /lacks the checksum/,
  },
  {
    what: 'that is the log of a store',
    async spoil(file, dataDir) {
      mkdirSync(`${dataDir}-other`);
      await fillAndKill(`${dataDir}-other`, 3);
      copyFileSync(join(`${dataDir}-other`, 'docstore.db-wal'), file);
    },
    complaint: /no database/,
  },
];
