import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const GENERATED = ['node_modules', 'dist', 'coverage'];

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || GENERATED.includes(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

const files = filesBelow('');

/** Folders with a manifest of their own, the root (an empty name) last. */
const workspaces = files
  .filter((file) => path.basename(file) === 'package.json')
  .map((file) => path.dirname(file).replace(/^\.$/, ''))
  .sort((a, b) => b.length - a.length);

function manifestOf(workspace: string) {
  const manifest = JSON.parse(read(path.join(workspace, 'package.json'))) as Manifest;
  return { ...manifest, declared: { ...manifest.dependencies, ...manifest.devDependencies } };
}

const workspaceOf = (file: string) =>
  workspaces.find((workspace) => workspace === '' || file.startsWith(`${workspace}/`)) ?? '';

/** `@scope/name` or `name`, without the path inside the package. */
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Packages that a source file imports or requires; relative files, Node's own and virtual modules left out. */
function packagesIn(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(read(file), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(\.|\/|virtual:)/.test(name) && !isBuiltin(name))
    .map(packageOf);
}

describe('a manifest', () => {
  it('declares every package that the files below it import', () => {
    const undeclared = files
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
      .flatMap((file) => {
        const { name: own, declared } = manifestOf(workspaceOf(file));
        return packagesIn(file)
          .filter((name) => name !== own && !(name in declared))
          .map((name) => `${file}: ${name}`);
      });
    expect(undeclared).toEqual([]);
  });

  it.each(workspaces)('has a real range for every package: %s', (workspace) => {
    const open = Object.entries(manifestOf(workspace).declared).filter(
      ([name, range]) => !name.startsWith('@shop/') && !/^[\^~]?\d/.test(range),
    );
    expect(open).toEqual([]);
  });
});
