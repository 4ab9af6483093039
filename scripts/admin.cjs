// npm run admin -- someone@example.com: makes a registered user an administrator.
// npm run admin -- --reset-second-factor someone@example.com: turns off a second factor that was lost.
// Both also work while the shop is open.
'use strict';

require('./lib/check-node.cjs');
const builtCommand = require('./lib/built-command.cjs');
const { runNode } = require('./lib/steps.cjs');

runNode('Changing the account', [builtCommand('admin'), ...process.argv.slice(2)]);
