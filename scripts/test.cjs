// Installs and runs every check and suite, several in parallel.
'use strict';

require('./lib/check-node.cjs');
const os = require('node:os');
const path = require('node:path');
const printFailedTestsAtExit = require('./lib/failed-tests.cjs');
const { install, run, runNode, runTogether } = require('./lib/steps.cjs');
const workInMemory = require('./lib/work-in-memory.cjs');

const CHECKS = [
  ...['lint:server', 'lint:web', 'lint:rest', 'typecheck'],
  ...['format:check', 'check:directions', 'check:spec'],
];
const CORES = os.availableParallelism();
const sideBySide = (tasks) => [`--concurrency=${Math.ceil(tasks)}`, '--log-order=grouped'];
/** A failure must not stop the other suites: shops that they have started would outlive them. */
const TO_THE_END = ['--only', '--continue=dependencies-successful'];

printFailedTestsAtExit();
// After the line above, so that its folder is removed only once the failed tests are printed.
workInMemory();
install();
run('Checks and builds', 'turbo', ['run', ...CHECKS, 'build', ...sideBySide(CORES)]);
runNode('Weight of a page', [path.join(__dirname, 'check-page-weight.cjs')]);
// The walks take longest, so they start at once. They keep half of the cores busy, and the other suites share the rest.
void runTogether('Suites', 'turbo', [
  ['run', 'walks', ...TO_THE_END],
  ['run', 'test', ...sideBySide(CORES / 2), ...TO_THE_END],
]);
