// npm run check-orders: says in what orders, stock, codes, payments and refunds disagree, and ends with 1 if they do.
// Also works while the shop is open.
'use strict';

require('./lib/check-node.cjs');
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { root, install, run } = require('./lib/steps.cjs');

install();
run('Building the shop', 'turbo', [
  'run',
  'build',
  '--filter=@shop/api...',
  '--output-logs=errors-only',
]);
const command = path.join(root, 'apps/api/dist/commands/check-orders.command.js');
const { status } = spawnSync(process.execPath, [command], { cwd: root, stdio: 'inherit' });
process.exit(status === null ? 1 : status);
