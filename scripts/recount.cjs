// npm run recount: counts anew what the orders of each day come to. Also works while the shop is open.
'use strict';

require('./lib/check-node.cjs');
const builtCommand = require('./lib/built-command.cjs');
const { runNode } = require('./lib/steps.cjs');

runNode('Counting the orders', [builtCommand('recount'), ...process.argv.slice(2)]);
