// Installs and runs every check and all quick tests, several in parallel. The others are the long parts.
'use strict';

require('./lib/check-node.cjs');
const os = require('node:os');
const path = require('node:path');
const printFailedTestsAtExit = require('./lib/failed-tests.cjs');
const { dueParts } = require('./lib/due-parts.cjs');
const { install, run, runNode, runInLanes } = require('./lib/steps.cjs');
const workInMemory = require('./lib/work-in-memory.cjs');

const CHECKS = [
  ...['lint:server', 'lint:web', 'lint:rest'],
  ...['typecheck:server', 'typecheck:web', 'typecheck:rest'],
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
run('Builds', 'turbo', ['run', 'build', ...sideBySide(CORES)]);
runNode('Weight of a page', [path.join(__dirname, 'check-page-weight.cjs')]);
// Walks and whole shops mostly wait, suites and checks compute, so each lane has one or the other at a time. The checks
// take what the others leave, no time is measured in them, and at the end they keep all cores busy.
const inTurn = (...args) => ['run', ...args, ...sideBySide(1), ...TO_THE_END];
void runInLanes('Checks and suites', 'turbo', [
  { runs: [['run', 'walks:gate', ...TO_THE_END]] },
  { runs: ['@shop/e2e', '@shop/web'].map((name) => inTurn('test', `--filter=${name}`)) },
  { runs: [inTurn('test', '--filter=!@shop/e2e', '--filter=!@shop/web')] },
  {
    runs: [['run', ...CHECKS, ...sideBySide(CORES), ...TO_THE_END]],
    priority: os.constants.priority.PRIORITY_BELOW_NORMAL,
  },
]).then(sayWhatIsDue);

/** Kills, attacks and the second width of most walks are in the long parts. */
function sayWhatIsDue() {
  const due = dueParts();
  if (due.length > 0)
    console.log(
      `NOT RUN here, and due, because what they test has changed: ${due.map((name) => `npm run test:long:${name}`).join(', ')}`,
    );
}
