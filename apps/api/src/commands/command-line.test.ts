import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './command-line.js';

const known = {
  usage: 'Usage: check-orders [--repair]',
  options: { repair: { type: 'boolean' } },
} as const;

describe('the options of a command', () => {
  it('are as they are given', () => {
    expect(readOptions([], known)).toEqual({});
    expect(readOptions(['--repair'], known)).toEqual({ repair: true });
  });

  it.each([['--repiar'], ['repair'], ['--repair=yes'], ['--repair', 'all']])(
    'are refused with the usage for %s',
    (...args) => {
      expect(() => readOptions(args, known)).toThrow(new UsageError(known.usage));
    },
  );
});
