// Runs the API and the pages from source, and restarts them on change.
'use strict';

require('./lib/check-node.cjs');
const { install, exec } = require('./lib/steps.cjs');

install();
require('./lib/env-file.cjs')();

const api = `http://localhost:${process.env.PORT || 8080}`;
process.env.API_ORIGIN = process.env.API_ORIGIN || api;

console.log(`The pages: http://localhost:5173 (the API behind them: ${api})`);
exec('turbo', ['run', 'dev']);
