'use strict';

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { root } = require('./steps.cjs');

const IGNORED_FOLDERS = ['node_modules', 'dist', '.turbo', 'testing'];
const IGNORED_FILES = /\.(md|test\.tsx?)$/;

/** The names and contents of all files below some paths that run in a shop: tests and docs don't count. */
module.exports = function engineHash(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort()) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
};

/** @throws if there is no such path: a moved engine would never be tested again. */
function filesBelow(relative) {
  if (!fs.existsSync(path.join(root, relative))) {
    throw new Error(`${relative} is gone: scripts/lib/long-parts.cjs must say where it is now`);
  }
  if (!fs.statSync(path.join(root, relative)).isDirectory()) {
    return IGNORED_FILES.test(relative) ? [] : [relative];
  }
  return fs
    .readdirSync(path.join(root, relative))
    .filter((name) => !IGNORED_FOLDERS.includes(name))
    .flatMap((name) => filesBelow(`${relative}/${name}`));
}
