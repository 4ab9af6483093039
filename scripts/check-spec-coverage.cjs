// Checks docs/spec-coverage.md against the code: every file in it exists, and every id is in the title of a test.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const doc = 'docs/spec-coverage.md';
const FOLDERS = ['apps', 'packages', 'e2e'];
const TEST = /\.(test|spec)\.tsx?$/;

function filesBelow(folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.turbo'].includes(entry.name)) return [];
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

/** Ids at the end of test titles, as in `'RESET FILTERS asks for the whole list [S2.14]'`, with the files they are in. */
function idsInTests(files) {
  const found = new Map();
  for (const file of files.filter((name) => TEST.test(name))) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    for (const [, ids] of text.matchAll(/ \[([SR]\d[SR\d. ]*)\]['"`]/g)) {
      for (const id of ids.split(' ')) found.set(id, file);
    }
  }
  return found;
}

const files = FOLDERS.flatMap(filesBelow);
const tested = idsInTests(files);
const listed = new Set();
const complaints = [];

/** If two files share a name, the page must give enough of the path to be unambiguous. */
function checkFile(name, line) {
  const found = files.filter((file) => `/${file}`.endsWith(`/${name}`));
  if (found.length !== 1) complaints.push(`line ${line}: ${name} names ${found.length} files`);
}

function checkRow(row, line) {
  const [id, ...cells] = row.split('|').slice(1, -1);
  const name = id.trim();
  if (listed.has(name)) complaints.push(`line ${line}: ${name} is listed twice`);
  listed.add(name);
  if (!tested.has(name)) complaints.push(`line ${line}: no test has [${name}] in its title`);
  if (cells.some((cell) => cell.trim() === '')) complaints.push(`line ${line}: an empty cell`);
  for (const [, file] of cells.at(-1).matchAll(/`([^`]+)`/g)) checkFile(file, line);
}

fs.readFileSync(path.join(root, doc), 'utf8')
  .split('\n')
  .forEach((text, index) => {
    if (/^\| [SR]\d/.test(text)) checkRow(text, index + 1);
  });

if (listed.size === 0) complaints.push('no row at all');
for (const [id, file] of tested) {
  if (!listed.has(id)) complaints.push(`${id} is in a title of ${file} and in no row`);
}
for (const complaint of complaints) console.error(`${doc}, ${complaint}`);
if (complaints.length > 0) process.exit(1);
