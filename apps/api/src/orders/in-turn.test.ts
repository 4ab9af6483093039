import { describe, expect, it } from 'vitest';
import { inTurn, MOST_IN_LINE } from './in-turn.js';

/** A work that ends when it is told to. */
function heldWork(log: string[], name: string) {
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (end = resolve));
  const work = async () => {
    log.push(name);
    await held;
  };
  return { work, end };
}

/** Until all has happened that waits for nothing outside. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('inTurn', () => {
  it('begins a work when those before it with a common key have ended', async () => {
    const log: string[] = [];
    const [first, second, third] = ['first', 'second', 'third'].map((name) => heldWork(log, name));
    if (!first || !second || !third) throw new Error('three works');
    const all = [
      inTurn(['tea'], first.work),
      inTurn(['tea', 'cup'], second.work),
      inTurn(['cup'], third.work),
    ];
    await aMoment();
    expect(log).toEqual(['first']);
    first.end();
    await aMoment();
    expect(log).toEqual(['first', 'second']);
    second.end();
    third.end();
    await Promise.all(all);
    expect(log).toEqual(['first', 'second', 'third']);
  });

  it('lets works without a common key run at once', async () => {
    const log: string[] = [];
    const held = heldWork(log, 'tea');
    const tea = inTurn(['tea'], held.work);
    await inTurn(['cup'], () => Promise.resolve(log.push('cup')));
    expect(log).toEqual(['tea', 'cup']);
    held.end();
    await tea;
  });

  it('goes on after a work that failed', async () => {
    const failing = inTurn(['tea'], () => Promise.reject(new Error('spilt')));
    const next = inTurn(['tea'], () => Promise.resolve('served'));
    await expect(failing).rejects.toThrow('spilt');
    expect(await next).toBe('served');
  });

  it('takes no more into a line than can be served, and goes on when it is shorter', async () => {
    const held = heldWork([], 'held');
    const line = Array.from({ length: MOST_IN_LINE }, () => inTurn(['tea'], held.work));
    const serve = () => Promise.resolve('served');
    await expect(inTurn(['cup', 'tea'], serve)).rejects.toMatchObject({ status: 503 });
    expect(await inTurn(['cup'], serve)).toBe('served');
    held.end();
    await Promise.all(line);
    expect(await inTurn(['cup', 'tea'], serve)).toBe('served');
  });
});
