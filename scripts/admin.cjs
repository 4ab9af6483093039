// npm run admin -- someone@example.com: makes a registered user an administrator, even while the shop is open.
'use strict';

require('./lib/check-node.cjs');
const path = require('node:path');
const { root, install, run, runNode } = require('./lib/steps.cjs');

const [email] = process.argv.slice(2);
if (!email) {
  console.error('Usage: npm run admin -- EMAIL (the address of a registered user)');
  process.exit(1);
}

install();
run('Building the shop', 'turbo', [
  'run',
  'build',
  '--filter=@shop/api...',
  '--output-logs=errors-only',
]);
runNode('Appointing', [path.join(root, 'apps/api/dist/appoint-admin.command.js'), email]);
