import { beforeEach, describe, expect, it } from 'vitest';
import { buildKeptAnswer, keepAnswer } from '../../testing/ready-answers.js';
import { heldTask, settled } from '../../testing/held-task.js';
import { ReadyAnswers } from './ready-answers.js';

const PATHS = ['/a', '/b'];
const tags = ['x'];
let answers: ReadyAnswers;

beforeEach(() => {
  answers = new ReadyAnswers(1024 * 1024);
  for (const path of PATHS) {
    keepAnswer(answers, buildKeptAnswer(path, { text: 'old', tags }));
    answers.get(path);
  }
});

const shown = () => PATHS.map((path) => answers.get(path)?.body.toString().trim());

/** Computes answers on the test's command. @returns a task for each path. */
function renewOnCommand() {
  const tasks = new Map(PATHS.map((path) => [path, heldTask()]));
  answers.renewBy(async ({ key }) => {
    const ticket = answers.begin(key);
    await tasks.get(key)?.run();
    answers.end(ticket, buildKeptAnswer(key, { text: 'new', tags }));
  });
  return PATHS.map((path) => tasks.get(path));
}

describe('an earlier answer is sent', () => {
  it('while a transaction changes what it shows, until something else is sent', () => {
    answers.beginChange(tags);
    expect(shown()).toEqual(['old', 'old']);
    answers.reveal();
    expect(shown()).toEqual([undefined, undefined]);
  });

  it('until the transaction is over, where nothing is computed again', async () => {
    const endChange = answers.beginChange(tags);
    const over = endChange();
    expect(shown()).toEqual([undefined, undefined]);
    await over;
  });

  it('until all that were wanted are computed again: nobody sees one state after the other', async () => {
    const [first, second] = renewOnCommand();
    const over = answers.beginChange(tags)();
    first?.end();
    await settled();
    expect(shown()).toEqual(['old', 'old']);
    second?.end();
    await over;
    expect(shown()).toEqual(['new', 'new']);
  });

  it('until something else is sent, beside which only those may be sent that are of afterwards', async () => {
    const [first, second] = renewOnCommand();
    const over = answers.beginChange(tags)();
    first?.end();
    await settled();
    answers.reveal();
    expect(shown()).toEqual(['new', undefined]);
    second?.end();
    await over;
    expect(shown()).toEqual(['new', 'new']);
  });

  it('for a moment only: the change does not wait for a slow computation', async () => {
    renewOnCommand();
    await answers.beginChange(tags)();
    expect(shown()).toEqual([undefined, undefined]);
  });

  it('until another change is known', async () => {
    const [first, second] = renewOnCommand();
    const over = answers.beginChange(tags)();
    first?.end();
    await settled();
    answers.giveUp(tags);
    expect(shown()).toEqual([undefined, undefined]);
    second?.end();
    await over;
    expect(shown()).toEqual([undefined, undefined]);
  });
});

it('nothing is computed again that was not sent since it was computed, or after a sale, or that was not committed', async () => {
  const asked: string[] = [];
  answers.renewBy(({ key }) => Promise.resolve(void asked.push(key)));
  const keepAgain = (path: string) =>
    keepAnswer(answers, buildKeptAnswer(path, { text: 'old', tags }));
  await answers.beginChange(tags, true)();
  PATHS.forEach(keepAgain);
  PATHS.forEach((path) => answers.get(path));
  await answers.beginChange(tags)(false);
  PATHS.forEach(keepAgain);
  answers.get('/b');
  await answers.beginChange(tags)();
  expect(asked).toEqual(['/b']);
});
