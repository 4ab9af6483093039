// npm run admin -- someone@example.com: makes a registered user an administrator.
// npm run admin -- --reset-second-factor someone@example.com: turns off a second factor that was lost.
// Both also work while the shop is open.
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
runNode('Changing the account', [
  path.join(root, 'apps/api/dist/commands/admin.command.js'),
  ...process.argv.slice(2),
]);
