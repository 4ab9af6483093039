// Checks what the first page of a built shop weighs, compressed: every shop page (home, category, product, search) begins
// with the same scripts and styles.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { gzipSync } = require('node:zlib');

/** Thousands of bytes, with gzip. A budget may fall; it rises only with a reason in docs/decisions/008-light-pages.md. */
const BUDGETS = {
  'first script': 125,
  'of it, our own': 25,
  styles: 15,
};

/** What belongs to forms, calls and the administrator's area, and loads with them. */
const LATER =
  /^(antd|@ant-design\/.*|@rc-component\/.*|rc-.*|zod|axios|react-hook-form|@hookform\/.*)$/;

const dist = path.join(__dirname, '..', 'apps', 'web', 'dist');
const scripts = JSON.parse(fs.readFileSync(path.join(dist, '.vite', 'page-weight.json'), 'utf8'));
const weigh = (file) => gzipSync(fs.readFileSync(path.join(dist, file))).length / 1000;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const weights = {
  'first script': sum(scripts.map(({ file }) => weigh(file))),
  'of it, our own': sum(scripts.map(({ file, own }) => weigh(file) * own)),
  styles: sum([...new Set(scripts.flatMap(({ styles }) => styles))].map(weigh)),
};
const complaints = scripts.flatMap(({ file, packages }) =>
  packages.filter((name) => LATER.test(name)).map((name) => `${file} contains ${name}`),
);

for (const [name, budget] of Object.entries(BUDGETS)) {
  console.log(`${name}: ${weights[name].toFixed(1)} of ${budget} kB`);
  if (weights[name] > budget) complaints.push(`${name} weighs more than ${budget} kB`);
}
for (const complaint of complaints) console.error(`Page weight: ${complaint}`);
if (complaints.length > 0) process.exit(1);
