// Checks the compressed size of the scripts and styles that each shop page initially loads. Needs a build.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { gzipSync } = require('node:zlib');

/** Thousands of bytes, with gzip. A budget may fall; it rises only with a reason in docs/decisions/008-light-pages.md. */
const BUDGETS = { script: 131, own: 37, styles: 15 };

/** Packages of forms, calls and the administrator's area, which load later. */
const LATER =
  /^(antd|@ant-design\/.*|@rc-component\/.*|rc-.*|zod|axios|react-hot-toast|react-hook-form|@hookform\/.*)$/;

const dist = path.join(__dirname, '..', 'apps', 'web', 'dist');
const pages = JSON.parse(fs.readFileSync(path.join(dist, '.vite', 'page-weight.json'), 'utf8'));
const weigh = (file) => gzipSync(fs.readFileSync(path.join(dist, file))).length / 1000;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The size of each package in these scripts, largest first. */
function contentsOf(scripts) {
  const contents = new Map();
  for (const { file, shares } of scripts) {
    const weight = weigh(file);
    for (const [name, share] of Object.entries(shares)) {
      contents.set(name, (contents.get(name) ?? 0) + share * weight);
    }
  }
  return new Map([...contents].sort((a, b) => b[1] - a[1]));
}

const complaints = [];
for (const [page, scripts] of Object.entries(pages)) {
  const contents = contentsOf(scripts);
  const weights = {
    script: sum(scripts.map(({ file }) => weigh(file))),
    own: contents.get('own') ?? 0,
    styles: sum([...new Set(scripts.flatMap(({ styles }) => styles))].map(weigh)),
  };
  const tooHeavy = Object.keys(BUDGETS).filter((part) => weights[part] > BUDGETS[part]);
  const misplaced = [...contents.keys()].filter((name) => LATER.test(name));
  const figures = Object.entries(BUDGETS).map(
    ([part, budget]) => `${part} ${weights[part].toFixed(1)} of ${budget} kB`,
  );
  console.log(`${page}: ${figures.join(', ')}`);
  for (const part of tooHeavy) complaints.push(`${page}: ${part} weighs more than it may`);
  for (const name of misplaced) complaints.push(`${page}: ${name} belongs to a later screen`);
  if (tooHeavy.length + misplaced.length > 0) {
    for (const [name, weight] of contents)
      console.error(`${weight.toFixed(1).padStart(6)} ${name}`);
  }
}
for (const complaint of complaints) console.error(`Page weight: ${complaint}`);
if (complaints.length > 0) process.exit(1);
