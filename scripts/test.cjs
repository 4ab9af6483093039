// Installs and runs every check and suite, as many side by side as the machine has cores.
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
const SIDE_BY_SIDE = [
  `--concurrency=${Math.max(2, os.availableParallelism())}`,
  '--log-order=grouped',
];
/** Suites start shops that outlive them when they are cut off, so that a failure ends none of the others. */
const TO_THE_END = ['--only', '--continue=dependencies-successful'];

printFailedTestsAtExit();
// Afterwards: its folder is gone once the failed tests are printed.
workInMemory();
install();
run('Checks and builds', 'turbo', ['run', ...CHECKS, 'build', ...SIDE_BY_SIDE]);
runNode('Weight of a page', [path.join(__dirname, 'check-page-weight.cjs')]);
// The walks take longest and begin at once; a suite that waits leaves the cores to others.
void runTogether('Suites', 'turbo', [
  ['run', 'walks', ...TO_THE_END],
  ['run', 'test', ...SIDE_BY_SIDE, ...TO_THE_END],
]);
