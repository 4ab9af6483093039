'use strict';

const fs = require('node:fs');
const path = require('node:path');
const engineHash = require('./engine-hash.cjs');
const parts = require('./long-parts.cjs');
const { root } = require('./steps.cjs');

const reportOf = (name) => path.join(root, 'e2e', 'long', `${name}.json`);
const readReport = (name) =>
  fs.existsSync(reportOf(name)) ? JSON.parse(fs.readFileSync(reportOf(name), 'utf8')) : undefined;

/** Whether the files that a long part tests differ from those with which it last passed. */
const isDue = (name) => readReport(name)?.hash !== engineHash(parts[name].engine);

/** The names of the long parts that are due. */
const dueParts = () => Object.keys(parts).filter((name) => parts[name].engine && isDue(name));

module.exports = { reportOf, readReport, isDue, dueParts };
