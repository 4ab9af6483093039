// Opens the shop from a fresh clone: installs, builds, serves. CommonJS, so that any Node can report that it is too old.
'use strict';

require('./lib/check-node.cjs');
const { install, run } = require('./lib/steps.cjs');

install();
run('Building the shop', 'turbo', ['run', 'build', '--output-logs=errors-only']);
require('./lib/end-with-parent.cjs')();
process.env.NODE_ENV = process.env.NODE_ENV || 'production';
console.log('Opening the shop …');
import('../apps/api/dist/main.js');
