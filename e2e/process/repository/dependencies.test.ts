import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFile(path.join(root, file), 'utf8');

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

async function locked(): Promise<[place: string, LockedPackage][]> {
  const lock = JSON.parse(await read('package-lock.json')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'));
}

describe('the lock file', () => {
  it('pins every package by its digest', async () => {
    const loose = (await locked()).filter(
      ([, { link, integrity }]) => !link && !integrity?.startsWith('sha512-'),
    );
    expect(loose).toEqual([]);
  });

  it('contains no registry’s address', async () => {
    const named = (await locked()).filter(([, { resolved }]) => resolved?.includes('://'));
    expect(named).toEqual([]);
  });
});

describe('installing', () => {
  it('runs no script of any package', async () => {
    expect((await read('.npmrc')).split('\n')).toContain('ignore-scripts=true');
  });
});

describe('the MongoDB driver', () => {
  it('takes of saslprep what the build hands on to it', async () => {
    const code = await read('node_modules/mongodb/lib/cmap/auth/scram.js');
    expect(code).toContain('saslprep_1 = require("@mongodb-js/saslprep")');
    expect(new Set(code.match(/saslprep_1\.\w+/g))).toEqual(new Set(['saslprep_1.saslprep']));
  });
});

describe('docs/dependencies.md', () => {
  it('explains every package that runs in production, and no other', async () => {
    const manifests = [
      'apps/api',
      'apps/web',
      'packages/shared',
      'packages/front',
      'packages/http',
      'packages/mongo',
      'packages/photos',
      'packages/product-files',
      'packages/search',
      'packages/docstore',
    ].map(
      async (folder) =>
        JSON.parse(await read(`${folder}/package.json`)) as {
          dependencies: Record<string, string>;
        },
    );
    const used = (await Promise.all(manifests)).flatMap(({ dependencies }) =>
      Object.keys(dependencies).filter((name) => !name.startsWith('@shop/')),
    );
    const sections = (await read('docs/dependencies.md')).split(/^(?=## )/m);
    const lists = sections.filter((section) => section.includes(' runs\n')).join('\n');
    const rows = lists.match(/^- `.*?:/gm) ?? [];
    const named = rows.flatMap((row) => row.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
    expect(new Set(named)).toEqual(new Set(used));
  });
});
