// Installs and runs every check and suite, as many side by side as the machine has cores.
'use strict';

require('./lib/check-node.cjs');
const os = require('node:os');
const path = require('node:path');
const printFailedTestsAtExit = require('./lib/failed-tests.cjs');
const { install, run, runNode } = require('./lib/steps.cjs');

const CHECKS = [
  ...['lint:server', 'lint:web', 'lint:rest', 'typecheck'],
  ...['format:check', 'check:directions', 'check:spec'],
];
/** The suites start shops that outlive them when they are cut off, so that a failure ends none of the others. */
const SUITES = ['test', 'walks', '--continue=dependencies-successful'];
const SIDE_BY_SIDE = [
  `--concurrency=${Math.max(2, os.availableParallelism())}`,
  '--log-order=grouped',
];

printFailedTestsAtExit();
install();
run('Checks and builds', 'turbo', ['run', ...CHECKS, 'build', ...SIDE_BY_SIDE]);
runNode('Weight of a page', [path.join(__dirname, 'check-page-weight.cjs')]);
run('Suites', 'turbo', ['run', ...SUITES, ...SIDE_BY_SIDE]);
