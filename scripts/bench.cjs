// npm run bench [-- --quick]: measures how fast the shop answers; see bench/speed/bench.ts.
'use strict';

require('./lib/check-node.cjs');
const { install, run } = require('./lib/steps.cjs');

install();
run('Build', 'turbo', ['run', 'build']);
run('Measure', 'tsx', [
  '--conditions=@shop/source',
  'bench/speed/bench.ts',
  ...process.argv.slice(2),
]);
