// Checks that each statement in spec-statements.txt has a test, found by the id in its title; `--print` lists them.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const STATEMENTS = 'scripts/spec-statements.txt';
const FOLDERS = ['apps', 'packages', 'e2e'];
const TEST = /\.(test|spec)\.tsx?$/;
/** The end of a title, as in `'RESET FILTERS asks for the whole list [S2.14 R4]'`. */
const TITLE_WITH_IDS = /['"`](.*) \[([SR]\d[SR\d. ]*)\]['"`]/;
const IS_NOT_RUN = /\.(skip|todo)\(/;

function testsBelow(folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.turbo'].includes(entry.name)) return [];
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return testsBelow(file);
    return TEST.test(file) ? [file] : [];
  });
}

/** The tests of each id, as `file: title`. */
function findTests() {
  const found = new Map();
  for (const file of FOLDERS.flatMap(testsBelow)) {
    for (const line of fs.readFileSync(path.join(root, file), 'utf8').split('\n')) {
      const [, title, ids] = TITLE_WITH_IDS.exec(line) ?? [];
      if (!ids || IS_NOT_RUN.test(line)) continue;
      for (const id of ids.split(' ')) {
        found.set(id, [...(found.get(id) ?? []), `${file}: ${title}`]);
      }
    }
  }
  return found;
}

const lines = fs
  .readFileSync(path.join(root, STATEMENTS), 'utf8')
  .split('\n')
  .filter((line) => !/^(#( |$)|$)/.test(line));
const statements = lines.flatMap((line) => /^([SR]\d[\d.]*) (.+)/.exec(line)?.slice(1, 2) ?? []);
const tests = findTests();

if (process.argv.includes('--print')) {
  for (const line of lines) {
    const [id] = line.split(' ');
    console.log(line.startsWith('## ') ? `\n${line}\n` : line);
    for (const test of tests.get(id) ?? []) console.log(`    ${test}`);
  }
}

const complaints = [
  ...(statements.length === 0 ? ['no statement at all'] : []),
  ...statements
    .filter((id, index) => statements.indexOf(id) !== index)
    .map((id) => `${id} is there twice`),
  ...lines
    .filter((line) => !/^(## |[SR]\d[\d.]* .)/.test(line))
    .map((line) => `no statement: ${line}`),
  ...statements
    .filter((id) => !tests.has(id))
    .map((id) => `no test has [${id}] at the end of its title`),
  ...[...tests]
    .filter(([id]) => !statements.includes(id))
    .map(([id, [test]]) => `no statement ${id}, which a test names: ${test}`),
];
for (const complaint of complaints) console.error(`${STATEMENTS}: ${complaint}`);
if (complaints.length > 0) process.exit(1);
