// npm run import -- FILE [--dry-run] [--json] [--map MAPFILE]: imports products from a CSV file.
// Also works while the shop is open. With --json, only the report is written to the standard output; npm's own lines are
// left out by `npm run -s import`.
'use strict';

require('./lib/check-node.cjs');
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { root, install, run, printToStderr } = require('./lib/steps.cjs');

const folder = process.env.INIT_CWD || '.';
/** Files are named from where the command was typed. */
const args = process.argv
  .slice(2)
  .map((argument) => (argument.startsWith('-') ? argument : path.resolve(folder, argument)));

if (args.includes('--json')) printToStderr();
install();
run('Building the shop', 'turbo', [
  'run',
  'build',
  '--filter=@shop/api...',
  '--output-logs=errors-only',
]);
const command = path.join(root, 'apps/api/dist/commands/import.command.js');
const { status } = spawnSync(process.execPath, [command, ...args], { cwd: root, stdio: 'inherit' });
process.exit(status === null ? 1 : status);
