import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Answers as canonical extended JSON, by the name of the case. */
export type Answers = Record<string, string>;

/**
 * The file with the answers recorded from an engine (`recorded`), or with those from MongoDB's documentation
 * where that engine differs from it (`documented`).
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
