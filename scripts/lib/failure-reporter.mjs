import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How much of a message or diff is kept; the suite's own output has all of it. */
const LINES = 12;

/**
 * A reporter of vitest and of Playwright that writes what failed to a file in the folder TEST_REPORTS, where
 * `npm test` collects it. Without that variable it does nothing.
 */
export default class FailureReporter {
  /** Playwright: a run begins. */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** Playwright: an error outside of any test. */
  onError(error) {
    this.errors = [...(this.errors ?? []), error];
  }

  /** Playwright: a run has ended. */
  onEnd() {
    const tests = this.suite?.allTests() ?? [];
    const named = (outcome) => tests.filter((test) => test.outcome() === outcome);
    write({
      failed: [
        ...named('unexpected').map((test) => failure(titleOf(test), errorsOf(test))),
        ...outsideOfTests(this.errors),
      ],
      repeated: named('flaky').map((test) => failure(titleOf(test), test.results[0]?.errors)),
    });
  }

  /** vitest: a run has ended. */
  onTestRunEnd(modules, errors) {
    const failed = modules.flatMap((module) => [
      ...[module, ...module.children.allSuites()]
        .filter((group) => group.errors().length > 0)
        .map((group) => failure([module.relativeModuleId, group.fullName], group.errors())),
      ...[...module.children.allTests('failed')].map((test) =>
        failure([module.relativeModuleId, test.fullName], test.result().errors),
      ),
    ]);
    const repeated = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => failure([module.relativeModuleId, test.fullName], test.result().errors)),
    );
    write({ failed: [...failed, ...outsideOfTests(errors)], repeated });
  }
}

/** The errors of all runs of a test, retries included. */
const errorsOf = ({ results }) => results.flatMap(({ errors }) => errors);

const titleOf = (test) => test.titlePath().filter((part) => part !== '');

const outsideOfTests = (errors = []) =>
  errors.map((error) => failure(['outside of any test'], [error]));

/** A test that failed: its name, and the beginning of each of its errors with the place where it was thrown. */
function failure(titles, errors = []) {
  const name = [...new Set(titles.filter((title) => title !== undefined))].join(' > ');
  return { name, errors: errors.map(beginningOf) };
}

function beginningOf({ message = '', diff = '', stack = '', value = '', cause }) {
  const plain = (text) => stripVTControlCharacters(text).trim().split('\n');
  const place = plain(stack).find(
    (line) => /^\s*at .*[/\\]/.test(line) && !line.includes('node_modules'),
  );
  return [message || value, causeOf(cause), diff, place ?? '']
    .flatMap((text) => plain(text).slice(0, LINES))
    .filter((line) => line !== '')
    .join('\n');
}

/** Why a call failed, for example that its connection was closed: fetch says it only here. */
function causeOf(cause) {
  if (!cause) return '';
  const { code = '', message = String(cause) } = cause;
  return `cause: ${[code, message].filter(Boolean).join(' ')}`;
}

function write({ failed, repeated }) {
  const folder = process.env.TEST_REPORTS;
  if (!folder || failed.length + repeated.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const suite = path.basename(process.cwd());
  const report = JSON.stringify({ suite, failed, repeated });
  writeFileSync(path.join(folder, `${suite}-${process.pid}.json`), report);
}
