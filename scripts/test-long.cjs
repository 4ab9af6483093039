// Runs the shortened tests of `npm test` at full length, and the soak test: about an hour on an idle machine.
'use strict';

require('./lib/check-node.cjs');
const { install, run } = require('./lib/steps.cjs');

const CRASH = 'packages/docstore/src/testing/crash/run.ts';

process.env.FUZZ_REQUESTS ??= '10000';
process.env.STATE_SECONDS ??= '200';
process.env.MODEL_COMMANDS ??= '10000';
process.env.KILLS ??= '100';
process.env.NUMBERED_CHECKOUTS ??= '5000';
process.env.SEEN_WITHIN_MS ??= '1000';
process.env.TYPED ??= '200';

install();
run('Build', 'turbo', ['run', 'build']);
run('Fuzz, state, model, kills, numbers and changes seen elsewhere', 'vitest', [
  'run',
  '--root',
  'e2e',
  '--maxWorkers=1',
  'fuzz',
  'state',
  'model',
  'kills',
  'order-numbers',
  'ready-answers',
  'search-index',
  'workers',
]);
run('Prices and restocks typed quickly', 'tsx', [
  'e2e/run-walks.ts',
  'quick-typing',
  '--config=e2e/playwright.config.ts',
]);
run('Crashes of the embedded database', 'tsx', ['--conditions=@shop/source', CRASH, '100']);
run('Soak', 'tsx', ['--conditions=@shop/source', 'bench/soak/bench.ts']);
