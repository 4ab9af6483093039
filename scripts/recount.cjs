// npm run recount: counts anew what the orders of each day come to. Also works while the shop is open.
'use strict';

require('./lib/check-node.cjs');
const path = require('node:path');
const { root, install, run, runNode } = require('./lib/steps.cjs');

install();
run('Building the shop', 'turbo', [
  'run',
  'build',
  '--filter=@shop/api...',
  '--output-logs=errors-only',
]);
runNode('Counting the orders', [path.join(root, 'apps/api/dist/commands/recount.command.js')]);
