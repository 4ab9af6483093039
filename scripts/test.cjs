// Installs and runs every suite: format, lint, dependency directions, coverage of the specification, types, unit, API and component tests, end to end.
'use strict';

require('./lib/check-node.cjs');
const { install, run, runNode } = require('./lib/steps.cjs');

install();
run('Formatting', 'prettier', ['--check', '--log-level=warn', '.']);
run('Linting', 'eslint', [
  '.',
  '--max-warnings',
  '0',
  '--cache',
  '--cache-location',
  'node_modules/.cache/eslint/',
]);
runNode('Dependency directions', ['scripts/check-directions.cjs']);
runNode('Coverage of the specification', ['scripts/check-spec-coverage.cjs']);
run('Types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']);
run('Tests', 'turbo', ['run', 'test', '--output-logs=new-only', '--concurrency=1']);
