// Opens the shop from a fresh clone: installs, builds, serves. CommonJS, so that any Node can report that it is too old.
'use strict';

require('./lib/check-node.cjs');
const path = require('node:path');
const { root, install, run, execNode } = require('./lib/steps.cjs');

/** Read by the C library when a process starts: without it, glibc keeps some 25 MB of freed memory. */
const RETURN_FREED_MEMORY = { MALLOC_TRIM_THRESHOLD_: '131072' };

install();
run('Building the shop', 'turbo', ['run', 'build', '--output-logs=errors-only']);
require('./lib/end-with-parent.cjs')();
console.log('Opening the shop …');
process.env.NODE_ENV = process.env.NODE_ENV || 'production';
execNode(path.join(root, 'apps', 'api', 'dist', 'main.js'), RETURN_FREED_MEMORY);
