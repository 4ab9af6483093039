// npm run bench [-- --quick]: measures how fast the shop answers; see bench/speed/bench.ts and bench/checkouts/bench.ts.
'use strict';

require('./lib/check-node.cjs');
const { install, run } = require('./lib/steps.cjs');

const options = process.argv.slice(2);
const measure = (name, file, args) =>
  run(name, 'tsx', ['--conditions=@shop/source', file, ...args]);

install();
run('Build', 'turbo', ['run', 'build']);
measure('Measure calls and pages', 'bench/speed/bench.ts', options);
if (!options.includes('--only')) {
  const other = options.indexOf('--other');
  const shops = other < 0 ? [] : options.slice(other, other + 2);
  const rounds = options.includes('--quick') ? ['--rounds', '1'] : [];
  measure('Measure checkouts', 'bench/checkouts/bench.ts', [...shops, ...rounds]);
}
