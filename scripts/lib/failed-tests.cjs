'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/** How many failed tests are printed in detail; of the others only the names, to keep the list readable. */
const DETAILED = 8;

/**
 * Lets each suite record its failures (see failure-reporter.mjs), and prints them as the last lines of this process,
 * because the suites' own output is thousands of lines long.
 */
module.exports = function printFailedTestsAtExit() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-test-reports-'));
  process.env.TEST_REPORTS = folder;
  process.on('exit', () => {
    const reports = fs
      .readdirSync(folder)
      .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
    fs.rmSync(folder, { recursive: true });
    print('passed only when repeated', reports, 'repeated');
    print('failed', reports, 'failed');
  });
};

function print(what, reports, key) {
  const tests = reports.flatMap((report) =>
    report[key].map(({ name, errors }) => ({ name: `${report.suite}: ${name}`, errors })),
  );
  if (tests.length === 0) return;
  console.error(`\n${tests.length} ${tests.length === 1 ? 'test' : 'tests'} ${what}:`);
  tests.forEach(({ name, errors }, index) => {
    console.error(`\n  ${name}`);
    if (index < DETAILED) console.error(errors.join('\n').replace(/^/gm, '      '));
  });
}
