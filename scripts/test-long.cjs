// npm run test:long[:PART]: the tests of `npm test` at full length, and those that take minutes. A part that passed
// writes a report with the hash of its engine's files. `--due` runs the parts whose files differ from their report,
// `--all` all slices of a part at once, however long that takes.
'use strict';

require('./lib/check-node.cjs');
const fs = require('node:fs');
const { reportOf, readReport, isDue, dueParts } = require('./lib/due-parts.cjs');
const engineHash = require('./lib/engine-hash.cjs');
const parts = require('./lib/long-parts.cjs');
const { install, run } = require('./lib/steps.cjs');

const MOST_MINUTES = 15;

function runPart(name) {
  const { engine, slices } = parts[name];
  const hash = engine && engineHash(engine);
  if (slices) return runSlices(name, hash);
  const seconds = timed(name, name, {});
  const minutes = minutesOf(seconds);
  if (minutes > MOST_MINUTES) console.warn(`${name} took more than ${MOST_MINUTES} minutes.`);
  if (engine) writeReport(name, { hash, seconds });
}

/** Runs the slices that have not passed yet: as many as fit into a part, or all. Each is reported as it passes. */
function runSlices(name, hash) {
  const { slices } = parts[name];
  const most = isWhole ? Infinity : MOST_MINUTES;
  const report = readReport(name);
  const first = report?.hash === hash ? report.slices : 0;
  const started = Date.now();
  const minutesGone = () => (Date.now() - started) / 60_000;
  let longest = 0;
  for (let slice = first; slice < slices && minutesGone() + longest < most; slice++) {
    const seconds = timed(name, `${name}, ${slice + 1} of ${slices}`, {
      PRICED_SLICE: String(slice),
    });
    longest = Math.max(longest, minutesOf(seconds));
    writeReport(name, { hash, slices: slice + 1, seconds });
  }
  console.log(`${name}: ${readReport(name).slices} of ${slices} slices have passed.`);
}

/** Runs all that a part runs; the seconds that each run took. */
function timed(name, title, added) {
  const environment = { ...parts[name].environment, ...added };
  Object.assign(process.env, environment);
  const seconds = {};
  for (const [what, program, args] of parts[name].runs) {
    const started = Date.now();
    run(`${title}: ${what}`, program, args);
    seconds[what] = Math.round((Date.now() - started) / 1000);
  }
  for (const key of Object.keys(environment)) delete process.env[key];
  return seconds;
}

function minutesOf(seconds) {
  return Object.values(seconds).reduce((sum, each) => sum + each, 0) / 60;
}

function writeReport(name, { hash, seconds, ...slices }) {
  const { environment } = parts[name];
  const report = {
    hash,
    passed: new Date().toISOString(),
    node: process.version,
    environment,
    ...slices,
    seconds,
  };
  fs.writeFileSync(reportOf(name), `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${name} passed. Commit its report, e2e/long/${name}.json.`);
}

/** The parts to run, after a line for each part that says whether it runs, and why. */
function findDue() {
  for (const name of Object.keys(parts)) console.log(`LONG TESTS, ${name}: ${stateOf(name)}`);
  return dueParts();
}

function stateOf(name) {
  if (!parts[name].engine) return `NOT RUN; before a release, run npm run test:long:${name}`;
  const { passed } = readReport(name) ?? {};
  if (!isDue(name)) return `NOT RUN, because its engine is as it was when it passed on ${passed}`;
  return `RUN, because ${passed ? `its engine changed since it passed on ${passed}` : 'it never passed'}`;
}

const isWhole = process.argv.includes('--all');
const asked = process.argv.slice(2).filter((option) => option !== '--all');
const unknown = asked.filter((name) => name !== '--due' && !parts[name]);
if (asked.length === 0 || unknown.length > 0) {
  console.error(`Name parts: ${Object.keys(parts).join(', ')}; or --due.`);
  process.exit(1);
}
const names = asked.includes('--due') ? findDue() : asked;
if (names.length > 0) {
  install();
  run('Build', 'turbo', ['run', 'build']);
  names.forEach(runPart);
}
