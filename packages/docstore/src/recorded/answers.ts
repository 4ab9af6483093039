import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** By the name of the case: its answer as canonical extended JSON. */
export type Answers = Record<string, string>;

/**
 * The file of the answers that an engine gave (`recorded`), or of those that MongoDB's documentation
 * gives where that engine differs from it (`documented`).
 */
export function answersFile(source: 'recorded' | 'documented'): string {
  return fileURLToPath(new URL(`./answers-${source}.json`, import.meta.url));
}

export function readAnswers(): Answers {
  const sources = ['recorded', 'documented'] as const;
  const answers = sources.map(
    (source) => JSON.parse(readFileSync(answersFile(source), 'utf8')) as Answers,
  );
  return Object.assign({}, ...answers) as Answers;
}
