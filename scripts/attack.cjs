// npm run attack [-- --only NAME]: starts shops on this machine, attacks them and reports which promises held.
'use strict';

require('./lib/check-node.cjs');
const { install, run } = require('./lib/steps.cjs');

install();
run('Build', 'turbo', ['run', 'build']);
run('Attacks', 'tsx', ['--conditions=@shop/source', 'e2e/attack/run.ts', ...process.argv.slice(2)]);
