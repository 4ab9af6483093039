// Checks the direction of dependencies: first that the rules catch forbidden imports in every folder, then the code.
'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { API_FLOORS, PLATFORM } = require('./lib/api-floors.cjs');

const root = path.join(__dirname, '..');
const config = path.join(root, '.dependency-cruiser.cjs');
const depcruise = path.join(
  root,
  'node_modules',
  'dependency-cruiser',
  'bin',
  'dependency-cruise.mjs',
);
const API = 'apps/api/src';
const SHOP = `${API}/shop`;
const WEB = 'apps/web/src/features';

function foldersOf(folder) {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** An import from each floor into the one above. */
function upwards(folder, floors) {
  return floors
    .slice(1)
    .map((floor, index) => [`${folder}/${floors[index]}`, `${folder}/${floor}/inner`]);
}

/** Imports that must each break a rule: one of each kind for each existing folder. */
function forbiddenImports() {
  const apiFeatures = foldersOf(SHOP);
  const webFeatures = foldersOf(WEB);
  const other = (features, feature) => features[(features.indexOf(feature) + 1) % features.length];
  return [
    ...apiFeatures.flatMap((feature) => [
      [`${SHOP}/${feature}`, `${SHOP}/${other(apiFeatures, feature)}/inner`],
      [`${SHOP}/${feature}`, `${API}/app/inner`],
      [`${API}/http`, `${SHOP}/${feature}/index`],
      [`${API}/seed`, `${SHOP}/${feature}/inner`],
    ]),
    ...webFeatures.flatMap((feature) => [
      [`${WEB}/${feature}`, `${WEB}/${other(webFeatures, feature)}/inner`],
      [`${WEB}/${feature}`, `${WEB}/${other(webFeatures, feature)}/inner/index`],
      [`${WEB}/${feature}`, 'apps/web/src/app/inner'],
      ['apps/web/src/app', `${WEB}/${feature}/inner`],
      ['apps/web/src/app', `${WEB}/${feature}/inner/index`],
      ['apps/web/src/ui', `${WEB}/${feature}/index`],
      ['apps/web/src/lib', `${WEB}/${feature}/index`],
    ]),
    ...upwards(API, API_FLOORS),
    ...upwards(`${API}/platform`, PLATFORM),
    ['apps/web/src/lib', 'apps/web/src/ui/inner'],
    [`${WEB}/addresses`, 'node_modules/antd/index'],
    ...['front', 'renderer', 'photos', 'mongo'].flatMap((part) => [
      [`packages/${part}/src`, 'packages/shared/src/inner'],
      [`packages/${part}/src`, `${API}/inner`],
    ]),
    ['packages/front/src', 'packages/renderer/src/inner'],
    ['packages/product-files/src', 'packages/mongo/src/inner'],
    ['packages/product-files/src', `${API}/inner`],
    ['packages/demo/src', 'packages/search/src/inner'],
    ['packages/demo/src', `${API}/inner`],
  ].map(([from, to], index) => ({ from: `${from}/probe-${index}.ts`, to: `${to}.ts` }));
}

/** Writes each import to its own file and returns those that no rule catches. */
function missedBy(imports, folder) {
  const write = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  for (const { from, to } of imports) {
    const specifier = path.posix.relative(path.posix.dirname(from), to).replace(/\.ts$/, '.js');
    write(from, `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\n`);
    write(to, 'export {};\n');
  }
  const args = ['--config', config, '--output-type', 'json', 'apps', 'packages'];
  const { stdout, stderr } = spawnSync(process.execPath, [depcruise, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  const caught = JSON.parse(stdout).summary.violations.filter(
    ({ rule }) => rule.severity === 'error',
  );
  return imports.filter(
    ({ from, to }) => !caught.some((violation) => violation.from === from && violation.to === to),
  );
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-directions-'));
try {
  const missed = missedBy(forbiddenImports(), folder);
  for (const { from, to } of missed) {
    console.error(`No rule forbids ${path.posix.dirname(from)} to import ${to}.`);
  }
  if (missed.length > 0) process.exitCode = 1;
} finally {
  fs.rmSync(folder, { recursive: true });
}

const { status } = spawnSync(
  process.execPath,
  [depcruise, '--config', config, 'apps', 'packages', 'e2e', 'bench', 'tools'],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exitCode = 1;
