import { beforeEach, describe, expect, it } from 'vitest';
import { ReadyAnswer } from './ready-answer.js';
import { ReadyAnswers } from './ready-answers.js';

const MEGABYTE = 1024 * 1024;
let answers: ReadyAnswers;

beforeEach(() => {
  answers = new ReadyAnswers(MEGABYTE);
});

function buildAnswer(text: string, tags: string[], bytes = 10): ReadyAnswer {
  const body = Buffer.from(text.padEnd(bytes));
  return new ReadyAnswer({
    status: 200,
    tags,
    headers: [],
    etag: `"${text}"`,
    body,
    route: '/r',
    path: '/p',
  });
}

/** Asks, and asks again, as if nothing else happened meanwhile. */
function keep(key: string, answer: ReadyAnswer): void {
  answers.end(answers.begin(key), answer);
  answers.end(answers.begin(key), answer);
}

const kept = (key: string) => answers.get(key)?.etag;

describe('an answer is kept', () => {
  it('when it is asked for a second time', () => {
    answers.end(answers.begin('/a'), buildAnswer('first', ['x']));
    expect(kept('/a')).toBeUndefined();
    answers.end(answers.begin('/a'), buildAnswer('second', ['x']));
    expect(kept('/a')).toBe('"second"');
  });

  it('until something that it shows changes', () => {
    keep('/a', buildAnswer('a', ['x', 'y']));
    keep('/b', buildAnswer('b', ['z']));
    answers.giveUp(['y']);
    expect(kept('/a')).toBeUndefined();
    expect(kept('/b')).toBe('"b"');
  });

  it('only while others’ changes are known', () => {
    let isCurrent = true;
    answers.follow({ isCurrent: () => isCurrent, catchUp: () => Promise.resolve() });
    keep('/a', buildAnswer('a', ['x']));
    isCurrent = false;
    expect(kept('/a')).toBeUndefined();
    isCurrent = true;
    expect(kept('/a')).toBe('"a"');
  });

  it('within the bound: the one that was not asked for longest makes way', () => {
    const large = (name: string) => buildAnswer(name, [name], MEGABYTE / 3);
    for (const name of ['/a', '/b']) keep(name, large(name));
    expect(kept('/a')).toBe('"/a"');
    for (const name of ['/c', '/d']) keep(name, large(name));
    expect(['/a', '/b', '/c', '/d'].filter(kept)).toHaveLength(2);
    keep('/e', buildAnswer('too large', ['e'], MEGABYTE * 2));
    expect(kept('/e')).toBeUndefined();
  });
});

describe('an answer is not kept', () => {
  beforeEach(() => keep('/a', buildAnswer('before', ['x'])));

  it('when something that it shows changed since it was begun', () => {
    const ticket = answers.begin('/a');
    answers.giveUp(['x']);
    answers.end(ticket, buildAnswer('old', ['x']));
    expect(kept('/a')).toBeUndefined();
  });

  it('while a transaction changes what it shows, and when it was begun meanwhile', () => {
    const endChange = answers.beginChange(['x']);
    answers.end(answers.begin('/a'), buildAnswer('maybe old', ['x']));
    expect(kept('/a')).toBeUndefined();
    const ticket = answers.begin('/a');
    endChange();
    answers.end(ticket, buildAnswer('maybe old', ['x']));
    expect(kept('/a')).toBeUndefined();
    answers.end(answers.begin('/a'), buildAnswer('new', ['x']));
    expect(kept('/a')).toBe('"new"');
  });

  it('while one of two transactions goes on', () => {
    const [first, second] = [answers.beginChange(['x']), answers.beginChange(['x'])];
    first();
    answers.end(answers.begin('/a'), buildAnswer('maybe old', ['x']));
    expect(kept('/a')).toBeUndefined();
    second();
    answers.end(answers.begin('/a'), buildAnswer('new', ['x']));
    expect(kept('/a')).toBe('"new"');
  });

  it('when somebody was given one that was read later', () => {
    answers.giveUp(['x']);
    const earlier = answers.begin('/a');
    answers.end(answers.begin('/a'), buildAnswer('later', ['x']));
    answers.end(earlier, buildAnswer('earlier', ['x']));
    expect(kept('/a')).toBeUndefined();
  });

  it('when everything was given up meanwhile', () => {
    const ticket = answers.begin('/a');
    answers.clear();
    answers.end(ticket, buildAnswer('old', ['x']));
    expect(kept('/a')).toBeUndefined();
  });
});
