// npm run check-orders [-- --repair]: says in what orders, stock, codes, payments and refunds disagree, and ends with 1 if
// they do. With --repair, it writes the credit notes that cancelled orders lack before.
// Also works while the shop is open.
'use strict';

require('./lib/check-node.cjs');
const { spawnSync } = require('node:child_process');
const builtCommand = require('./lib/built-command.cjs');
const { root } = require('./lib/steps.cjs');

const command = builtCommand('check-orders');
const { status } = spawnSync(process.execPath, [command, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status === null ? 1 : status);
