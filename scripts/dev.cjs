// Runs the API and the pages from their sources and restarts them on change.
'use strict';

require('./lib/check-node.cjs');
const { install, exec } = require('./lib/steps.cjs');

install();
console.log('The pages: http://localhost:5173 (the API behind them: http://localhost:8080)');
exec('turbo', ['run', 'dev']);
