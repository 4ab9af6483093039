import { beforeEach, describe, expect, it } from 'vitest';
import { buildKeptAnswer, keepAnswer } from '../../testing/ready-answers.js';
import { ReadyAnswers } from './ready-answers.js';

const MEGABYTE = 1024 * 1024;
let answers: ReadyAnswers;

beforeEach(() => {
  answers = new ReadyAnswers(MEGABYTE);
});

/** An answer to `/a` with these tags. */
const build = (text: string, tags: string[], bytes?: number) =>
  buildKeptAnswer('/a', { text, tags, ...(bytes !== undefined && { bytes }) });

function keep(key: string, text: string, tags: string[], bytes = 10): void {
  keepAnswer(answers, buildKeptAnswer(key, { text, tags, bytes }));
}

const kept = (key: string) => answers.get(key)?.body.toString().trim();

describe('an answer is kept', () => {
  it('when it is asked for a second time', () => {
    answers.end(answers.begin('/a'), build('first', ['x']));
    expect(kept('/a')).toBeUndefined();
    answers.end(answers.begin('/a'), build('second', ['x']));
    expect(kept('/a')).toBe('second');
  });

  it('until something that it shows changes', () => {
    keep('/a', 'a', ['x', 'y']);
    keep('/b', 'b', ['z']);
    answers.giveUp(['y']);
    expect(kept('/a')).toBeUndefined();
    expect(kept('/b')).toBe('b');
  });

  it('only while others’ changes are known', () => {
    let isCurrent = true;
    answers.follow({ isCurrent: () => isCurrent, catchUp: () => Promise.resolve() });
    keep('/a', 'a', ['x']);
    isCurrent = false;
    expect(kept('/a')).toBeUndefined();
    isCurrent = true;
    expect(kept('/a')).toBe('a');
  });

  it('within the bound: the one that was not asked for longest makes way', () => {
    const keepLarge = (name: string) => keep(name, name, [name], MEGABYTE / 3);
    for (const name of ['/a', '/b']) keepLarge(name);
    expect(kept('/a')).toBe('/a');
    for (const name of ['/c', '/d']) keepLarge(name);
    expect(['/a', '/b', '/c', '/d'].filter(kept)).toHaveLength(2);
    keep('/e', 'too large', ['e'], MEGABYTE * 2);
    expect(kept('/e')).toBeUndefined();
  });
});

it('the keys of answers that were asked for once are forgotten before they fill the memory', () => {
  const askOnce = (key: string) => answers.end(answers.begin(key), buildKeptAnswer(key));
  askOnce('/a');
  for (let index = 0; index < 1_000; index += 1) askOnce(`/${index}?${'x'.repeat(5_000)}`);
  askOnce('/a');
  expect(kept('/a')).toBeUndefined();
  askOnce('/a');
  expect(kept('/a')).toBeDefined();
});

it('a long key counts as a part of its answer', () => {
  const keys = Array.from({ length: 100 }, (_, index) => `/${index}?${'x'.repeat(5_000)}`);
  for (const key of keys) keep(key, 'a', ['x']);
  expect(keys.filter(kept).length).toBeLessThan(50);
});

describe('an answer is not kept', () => {
  beforeEach(() => keep('/a', 'before', ['x']));

  it('when something that it shows changed since it was begun', () => {
    const ticket = answers.begin('/a');
    answers.giveUp(['x']);
    answers.end(ticket, build('old', ['x']));
    expect(kept('/a')).toBeUndefined();
  });

  it('while a transaction changes what it shows, and when it was begun meanwhile', async () => {
    const endChange = answers.beginChange(['x']);
    answers.end(answers.begin('/a'), build('maybe old', ['x']));
    expect(kept('/a')).toBe('before');
    const ticket = answers.begin('/a');
    await endChange();
    answers.end(ticket, build('maybe old', ['x']));
    expect(kept('/a')).toBeUndefined();
    answers.end(answers.begin('/a'), build('new', ['x']));
    expect(kept('/a')).toBe('new');
  });

  it('while one of two transactions goes on', async () => {
    const [first, second] = [answers.beginChange(['x']), answers.beginChange(['x'])];
    await first();
    answers.end(answers.begin('/a'), build('maybe old', ['x']));
    expect(kept('/a')).toBeUndefined();
    await second();
    answers.end(answers.begin('/a'), build('new', ['x']));
    expect(kept('/a')).toBe('new');
  });

  it('when somebody was given one that was read later', () => {
    answers.giveUp(['x']);
    const earlier = answers.begin('/a');
    answers.end(answers.begin('/a'), build('later', ['x']));
    answers.end(earlier, build('earlier', ['x']));
    expect(kept('/a')).toBeUndefined();
  });

  it('when everything was given up meanwhile', () => {
    const ticket = answers.begin('/a');
    answers.clear();
    answers.end(ticket, build('old', ['x']));
    expect(kept('/a')).toBeUndefined();
  });
});
