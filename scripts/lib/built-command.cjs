'use strict';

const path = require('node:path');
const { root, install, run } = require('./steps.cjs');

/** Installs what is missing, builds the API, and returns the path of one of its commands. */
module.exports = function builtCommand(name) {
  install();
  run('Building the shop', 'turbo', [
    'run',
    'build',
    '--filter=@shop/api...',
    '--output-logs=errors-only',
  ]);
  return path.join(root, `apps/api/dist/commands/${name}.command.js`);
};
