// npm run check-orders: says in what orders, stock, codes, payments and refunds disagree, and ends with 1 if they do.
// Also works while the shop is open.
'use strict';

require('./lib/check-node.cjs');
const { spawnSync } = require('node:child_process');
const builtCommand = require('./lib/built-command.cjs');
const { root } = require('./lib/steps.cjs');

const command = builtCommand('check-orders');
const { status } = spawnSync(process.execPath, [command], { cwd: root, stdio: 'inherit' });
process.exit(status === null ? 1 : status);
