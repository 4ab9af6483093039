// Holds docs/spec-coverage.md against the code: every file and every test that it names is there, and no cell is empty.
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

const files = FOLDERS.flatMap(filesBelow);
const complaints = [];

/** The one file of that name; a name that two files bear must bring as much of the path as tells them apart. */
function find(name, line) {
  const found = files.filter((file) => `/${file}`.endsWith(`/${name}`));
  if (found.length !== 1) complaints.push(`line ${line}: ${name} names ${found.length} files`);
  return found.length === 1 ? found[0] : undefined;
}

function hasTest(file, title) {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return ["'", '"', '`'].some((quote) => text.includes(quote + title + quote));
}

function checkRow(row, line) {
  const cells = row.split('|').slice(1, -1);
  if (cells.some((cell) => cell.trim() === '')) complaints.push(`line ${line}: an open cell`);
  const tests = cells.at(-1);
  for (const [, name] of cells.at(-2).matchAll(/`([^`]+)`/g)) find(name, line);
  for (const [, name, titles] of tests.matchAll(/`([^`]+)`([^`]*)/g)) {
    const file = find(name, line);
    const quoted = [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => title);
    if (quoted.length === 0) complaints.push(`line ${line}: ${name} without a test`);
    if (!TEST.test(name)) complaints.push(`line ${line}: ${name} is no test`);
    for (const title of quoted) {
      if (file && !hasTest(file, title)) complaints.push(`line ${line}: ${name} has no “${title}”`);
    }
  }
  if (!tests.includes('“')) complaints.push(`line ${line}: no test`);
}

let rows = 0;
fs.readFileSync(path.join(root, doc), 'utf8')
  .split('\n')
  .forEach((text, index, lines) => {
    // A table's first row is its heading, and stands above a row of dashes.
    const isHeading = /^\|[\s|:-]+$/.test(lines[index + 1] ?? '');
    if (!text.startsWith('|') || isHeading || /^\|[\s|:-]+$/.test(text)) return;
    rows += 1;
    checkRow(text, index + 1);
  });

if (rows === 0) complaints.push('no row at all');
for (const complaint of complaints) console.error(`${doc}, ${complaint}`);
if (complaints.length > 0) process.exit(1);
