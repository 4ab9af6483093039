import { describe, expect, it } from 'vitest';
import { useDocstore } from '../testing/running.js';
import { readAnswers } from './answers.js';
import { recordedCases } from './cases/index.js';
import { runCase } from './run-case.js';

const running = useDocstore();
const answers = readAnswers();

describe('answers are those of a real engine', () => {
  it.each(recordedCases.map((recorded) => [recorded.name, recorded] as const))(
    '%s',
    async (name, recorded) => {
      expect(await runCase(running.db, recorded)).toBe(answers[name]);
    },
  );
});
