// npm run backup -- FILE: copies the embedded database into a file, even while the shop is open.
// npm run restore -- FILE: replaces the database with such a copy, while the shop is closed.
'use strict';

require('./lib/check-node.cjs');
const path = require('node:path');
const { root, install, run, runNode } = require('./lib/steps.cjs');

const [action, file] = process.argv.slice(2);
if (!file) {
  console.error(`Give a file: npm run ${action} -- FILE`);
  process.exit(1);
}

install();
require('./lib/env-file.cjs')();
if (process.env.MONGODB_URI) {
  console.error('MONGODB_URI is set: use mongodump and mongorestore, as docs/operations.md says.');
  process.exit(1);
}

run('Building the database', 'turbo', [
  'run',
  'build',
  '--filter=@shop/docstore',
  '--output-logs=errors-only',
]);
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
const cli = path.join(root, 'packages/docstore/dist/cli.js');
runNode(action === 'backup' ? 'Backup' : 'Restore', [
  cli,
  action,
  '--data',
  dataDir,
  path.resolve(process.env.INIT_CWD || '.', file),
]);
